import { useState } from 'react';
import { createPortal } from 'react-dom';
import { lastPart } from '#edit/content/labels.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { isColor } from '#edit/page/fields/input.tsx';
import type { Field } from '#edit/words/fields.ts';
import {
  contrastsOf,
  type Contrast,
  derivePalette,
  type Palette,
} from '#packages/content/brand/derive-palette.ts';
import { themes } from '#packages/content/brand/design.ts';
import { paletteCss } from '#packages/content/brand/palette.ts';

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

function Cell({ contrast }: { contrast: Contrast | undefined }) {
  if (!contrast) return <td />;
  const { name, front, ground, ratio, hasEdge } = contrast;
  const isShape = !name.startsWith('on-') && !name.includes('text');
  return (
    <td>
      <span className="swatch" aria-hidden="true" style={{ color: front, background: ground }}>
        {isShape ? '●' : 'Aa'}
      </span>
      <span className="ratio">{formatted(ratio)}</span>
      {hasEdge && <span className="edge">with a thin line around</span>}
    </td>
  );
}

function BrandContrasts({ palette }: { palette: Palette }) {
  const contrasts = themes.map((theme) => ({ theme, all: contrastsOf(palette, theme) }));
  return (
    <div className="contrasts">
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
              {contrasts.map(({ theme, all }) => (
                <Cell key={theme} contrast={all.find((each) => each.name === name)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">Words need 4.5 : 1, and shapes 3 : 1 (WCAG 2.2), or a line around them.</p>
    </div>
  );
}

type ColorsProps = { fields: readonly Field[]; typed: readonly string[] };

export function BrandColors({ fields, typed }: ColorsProps) {
  // While a color is being typed, the palette is that of the last valid ones, if there were any.
  const [valid, setValid] = useState<readonly string[]>([]);
  if (typed.every(isColor) && typed.join() !== valid.join()) setValid(typed);
  const [primary, secondary] = valid;
  const palette = primary && secondary && derivePalette({ primary, secondary });
  return (
    <section className="brand-colors">
      <h3>Colors</h3>
      {palette && createPortal(<style>{paletteCss(palette)}</style>, document.head)}
      {fields.map((field, index) => (
        <FieldEditor
          key={field.label}
          field={field}
          label={`${index === 0 ? 'First' : 'Second'} color: ${lastPart(field.label).toLowerCase()}`}
        />
      ))}
      <p className="hint">All other colors follow from these two and stay readable. The page shows them.</p>
      {palette && <BrandContrasts palette={palette} />}
    </section>
  );
}
