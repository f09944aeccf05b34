import { counted } from '#edit/content/labels.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import type { Editing } from '#edit/page/fields/value-editor.tsx';
import { useEditor } from '#edit/page/use-editor.ts';
import type { Place, Quote } from '#edit/words/quotes.ts';

/** Buttons that open the places that quote a figure. */
function Places({ places }: { places: readonly Place[] }) {
  const { open } = useEditor();
  return (
    <ul className="places">
      {places.map(({ key, page, label }) => (
        <li key={key}>
          <button type="button" className="link" onClick={() => void open([key])}>
            {page}: {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The figures and facts that the panel's texts quote, and the other places that quote them. */
export function QuotedFigures({ quotes, editing }: { quotes: readonly Quote[]; editing: Editing }) {
  const known = quotes.filter(({ figures }) => figures.length > 0);
  if (known.length === 0) return null;
  return (
    <section className="figures">
      <h3>Figures and facts in this text</h3>
      {known.map(({ name, figures, others }) => (
        <div key={name} className="figure">
          <code>{`{${name}}`}</code>
          <div className="numbers">
            {figures.map((field) => (
              <FieldEditor key={field.key} field={field} editing={editing} />
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

/** The texts that quote a figure. */
export function UsedBy({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <section>
      <h3>Quoted in {counted(places.length, 'place, which follows', 'places, which follow')}</h3>
      <Places places={places} />
    </section>
  );
}
