import { counted } from '#edit/content/labels.ts';
import { spotOf, traceOf } from '#edit/content/place.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import type { Editing } from '#edit/page/fields/value-editor.tsx';
import { useEditor } from '#edit/page/use-editor.ts';
import type { Reference, Backlink } from '#edit/words/references.ts';

/** Buttons that open the texts that refer to a figure. */
function Places({ places }: { places: readonly Backlink[] }) {
  const { open } = useEditor();
  return (
    <ul className="places">
      {places.map(({ at, page, label }) => (
        <li key={traceOf(at)}>
          <button type="button" className="link" onClick={() => void open([at])}>
            {page}: {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The figures and facts to which the panel's texts refer, and the other texts that refer to them. */
export function References({ references, editing }: { references: readonly Reference[]; editing: Editing }) {
  const known = references.filter(({ figures }) => figures.length > 0);
  if (known.length === 0) return null;
  return (
    <section className="figures">
      <h3>Figures and facts in this text</h3>
      {known.map(({ name, figures, others }) => (
        <div key={name} className="figure">
          <code>{`{${name}}`}</code>
          <div className="numbers">
            {figures.map((field) => (
              <FieldEditor key={traceOf(spotOf(field))} field={field} editing={editing} />
            ))}
          </div>
          {others.length > 0 && (
            <details>
              <summary>Also in {counted(others.length, 'other place')}, which follow</summary>
              <Places places={others} />
            </details>
          )}
        </div>
      ))}
    </section>
  );
}

/** The texts that refer to a figure. */
export function Backlinks({ places }: { places: readonly Backlink[] }) {
  if (places.length === 0) return null;
  return (
    <section>
      <h3>Quoted in {counted(places.length, 'place, which follows', 'places, which follow')}</h3>
      <Places places={places} />
    </section>
  );
}
