import type { Contrast } from '#packages/content/brand/contrasts.ts';

type Props = { light: readonly Contrast[]; dark: readonly Contrast[] };

/** What the panel shows, in an owner's words, by the names of the two colours. */
const rows = [
  ['on-primary on primary', 'Words on a panel of the first color'],
  ['primary-text on page', 'Words in the first color'],
  ['primary on page', 'Shapes in the first color'],
  ['on-secondary on secondary', 'Words on a panel of the second color'],
  ['secondary-text on page', 'Words in the second color'],
  ['secondary on page', 'Shapes in the second color'],
  ['on-overlap on overlap', 'Words where both overlap'],
  ['on-action on action', 'Words on a button'],
  ['text on page', 'Words on the page'],
] as const;

const formatted = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

/** Says whether a contrast is what WCAG 2.2 asks for. */
function verdict({ ratio, least, hasEdge }: Contrast): string {
  if (ratio < least) return `not ok, needs ${least}`;
  return hasEdge ? 'ok, with a thin line around' : 'ok';
}

function Cell({ contrast }: { contrast: Contrast | undefined }) {
  if (!contrast) return <td />;
  const isShape = !contrast.name.startsWith('on-') && !contrast.name.includes('text');
  return (
    <td>
      <span
        className="swatch"
        aria-hidden="true"
        style={{ color: contrast.front, background: contrast.ground }}
      >
        {isShape ? '●' : 'Aa'}
      </span>
      <span className="ratio">{formatted(contrast.ratio)}</span>
      <span className="verdict" data-bad={contrast.ratio < contrast.least || undefined}>
        {verdict(contrast)}
      </span>
    </td>
  );
}

/** The contrast of words and shapes in both themes. */
export function BrandContrasts({ light, dark }: Props) {
  const all = [...light, ...dark];
  const bad = all.filter(({ ratio, least }) => ratio < least).length;
  const edges = all.filter(({ hasEdge }) => hasEdge).length;
  return (
    <div className="contrasts">
      <p role="status">
        {bad === 0
          ? `All ${all.length} contrasts are ok.`
          : `${bad} of ${all.length} contrasts ${bad === 1 ? 'is' : 'are'} not ok.`}
        {edges > 0 && ' A shape that would hardly be seen gets a thin line around it.'}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, words]) => (
            <tr key={name}>
              <th scope="row">{words}</th>
              <Cell contrast={light.find((each) => each.name === name)} />
              <Cell contrast={dark.find((each) => each.name === name)} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">Words need 4.5 : 1, and shapes 3 : 1 (WCAG 2.2).</p>
    </div>
  );
}
