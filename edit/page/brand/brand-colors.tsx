import { useEffect, useState } from 'react';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import { lastPart } from '#edit/content/labels.ts';
import type { Editing } from '#edit/page/fields/value-editor.tsx';
import { Reasons } from '#edit/page/frame/problems.tsx';
import { problemsOf, slotOf, withDraft } from '#edit/page/saving/draft.ts';
import type { Field } from '#edit/words/fields.ts';
import { contrastsOf, type Contrast } from '#packages/content/brand/contrasts.ts';
import { derivePalette, type Palette } from '#packages/content/brand/derive-palette.ts';
import { paletteCss } from '#packages/content/brand/palette.ts';

type ContrastsProps = { light: readonly Contrast[]; dark: readonly Contrast[] };

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

function BrandContrasts({ light, dark }: ContrastsProps) {
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

type ColorsProps = {
  /** The colour of the office that builds, and of the one that meets clients. */
  fields: [primary: Field, secondary: Field];
  colors: [primary: string, secondary: string];
  palette: Palette;
  editing: Editing;
};

const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** The palette of two colours: while one is being typed, that of the last whole ones. The page shows it meanwhile. */
export function usePalette(colors: ColorsProps['colors']): Palette {
  const [last, setLast] = useState(colors);
  if (colors.every(isColor) && colors.join() !== last.join()) setLast(colors);
  const [primary, secondary] = last;
  const palette = derivePalette({ primary, secondary });
  const css = paletteCss(palette);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css]);
  return palette;
}

/** A colour, chosen or typed as the digits of a style guide. */
function ColorField(props: { nth: string; field: Field; color: string; editing: Editing }) {
  const { nth, field, color, editing } = props;
  const [value] = field.values;
  const problems = value ? problemsOf(editing.problems, field, value) : [];
  const label = `${nth} color: ${lastPart(field.label).toLowerCase()}`;
  const id = `brand-${field.path.join('-')}`;
  const change = (text: string) =>
    editing.setDraft(withDraft(editing.draft, field, '', /^[\da-f]{6}$/i.test(text) ? `#${text}` : text));
  const isInvalid = problems.length > 0 || !isColor(color);
  return (
    <div className="value">
      <label htmlFor={id}>{label}</label>
      <div className="color-field">
        <input
          type="color"
          aria-label={`${label}, chosen`}
          value={isColor(color) ? color.toLowerCase() : '#000000'}
          onChange={({ target }) => change(target.value)}
        />
        <input
          id={id}
          data-value={slotOf(field, '')}
          spellCheck={false}
          autoCapitalize="none"
          aria-describedby={`${id}-about`}
          aria-invalid={isInvalid || undefined}
          value={color}
          onChange={({ target }) => change(target.value.trim())}
        />
      </div>
      <div id={`${id}-about`} className="about">
        <Reasons all={problems.map(reasonInWords)} />
        {problems.length === 0 && !isColor(color) && (
          <p className="problem">Write # and six digits or letters from a to f, as in #149a84.</p>
        )}
      </div>
    </div>
  );
}

export function BrandColors({ fields, colors, palette, editing }: ColorsProps) {
  return (
    <section className="brand-colors">
      <h3>Colors</h3>
      <ColorField nth="First" field={fields[0]} color={colors[0]} editing={editing} />
      <ColorField nth="Second" field={fields[1]} color={colors[1]} editing={editing} />
      <p className="hint">All other colors follow from these two and stay readable. The page shows them.</p>
      <BrandContrasts light={contrastsOf(palette, 'light')} dark={contrastsOf(palette, 'dark')} />
    </section>
  );
}
