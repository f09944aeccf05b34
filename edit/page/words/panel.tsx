import { spotOf, traceOf } from '#edit/content/place.ts';
import { aThing, counted, lastPart } from '#edit/content/labels.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { Advice } from '#edit/page/fields/text-advice.tsx';
import { PanelFrame } from '#edit/page/frame/sheet.tsx';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { ItemControls, movedSpot, type Move } from '#edit/page/lists/item-controls.tsx';
import { findText } from '#edit/page/picking/pick.ts';
import { useEditor, dialogOf } from '#edit/page/use-editor.ts';
import type { List } from '#edit/words/lists.ts';
import type { Opened } from '#edit/words/open.ts';
import { changesOf, filled, roomLeft, savedIn, textIn } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import type { Field } from '#edit/words/fields.ts';
import { useEditing } from '#edit/page/fields/editing.ts';
import type { Reference, Backlink } from '#edit/words/references.ts';

function Places({ places }: { places: readonly Backlink[] }) {
  const { open } = useEditor();
  return (
    <ul className="places">
      {places.map(({ at, page, label }) => (
        <li key={traceOf(at)}>
          <button type="button" className="link" onClick={() => void open(dialogOf([at]))}>
            {page}: {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function References({ references }: { references: readonly Reference[] }) {
  const known = references.filter(({ figures }) => figures.length > 0);
  if (known.length === 0) return null;
  return (
    <section className="figures">
      <h3>Figures and facts in this text</h3>
      {known.map(({ name, label, values, figures, others }) => (
        <div key={name} className="figure">
          {figures.some((field) => field.label !== label) && (
            <p className="label">
              {label}: {[...new Set(Object.values(values))].join(', ')}
            </p>
          )}
          <div className="numbers">
            {figures.map((field) => (
              <FieldEditor key={traceOf(spotOf(field))} field={field} />
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

type PreviewProps = { preview: NonNullable<Opened['preview']>; fields: readonly Field[] };

function MetaPreview({ preview, fields }: PreviewProps) {
  const { draft, placeholders } = useEditing();
  return (
    <section className="previews">
      <h3>How search engines and links show this page</h3>
      {Object.entries(preview.byLanguage).map(([locale, { address, picture }]) => {
        const textOf = (key: string) => {
          const field = fields.find(({ path }) => path.at(-1) === key);
          return field ? filled(textIn(draft, field, locale), placeholders, locale) : '';
        };
        return (
          <div key={locale} lang={locale} className="preview">
            <figure>
              <figcaption>Search result</figcaption>
              <p className="address">{address}</p>
              <p className="result">{textOf('title')}</p>
              <p>{textOf('description')}</p>
            </figure>
            <figure>
              <figcaption>Shared link</figcaption>
              <img src={picture} alt="" width={1200} height={630} loading="lazy" />
              <p className="address">{new URL(address).host}</p>
              <p className="shared">{textOf('title')}</p>
            </figure>
          </div>
        );
      })}
    </section>
  );
}

function labelOf({ fields }: Opened): string {
  const [first] = fields;
  if (!first) return '';
  if (first.path[0] === 'meta') return 'Search result and shared link';
  return fields.length === 1 ? first.label : `${fields.length} texts`;
}

function fieldsIn({ fields, references }: Opened) {
  const all = [...fields, ...references.flatMap(({ figures }) => figures)];
  return [...new Map(all.map((field) => [traceOf(spotOf(field)), field])).values()];
}

type PanelProps = { opened: Opened; moved: Move | undefined };

export function Panel({ opened, moved }: PanelProps) {
  const { open, setStatus } = useEditor();
  const { references, lists, preview, backlinks, placeholders, older } = opened;
  const spots = opened.fields.map(spotOf);
  const fields = fieldsIn(opened);
  const [where, label] = [opened.fields[0]?.page, labelOf(opened)];
  const form = useForm({ is: 'words', spots }, opened, {
    title: `${where}: ${label}`,
    savedIn: (shown) => savedIn(fieldsIn(shown)),
  });
  const { draft, save } = form;
  const changes = changesOf(draft, fields);
  const follow = (list: List, move: Move) => {
    form.clearDraft();
    const next = spots.map((spot) => movedSpot(spot, list, move));
    const element = findText(next);
    void open(dialogOf(next), { picked: element && { element, spots: next }, moved: move });
    setStatus('Moved');
  };
  return (
    <PanelFrame where={where} title={label}>
      <SaveForm
        {...{ form, fields }}
        editing={{ placeholders, older, pageRoom: roomLeft(opened.pageRoom, draft, opened.fields) }}
        onSave={() => void save(changes)}
      >
        <div className="body">
          {opened.fields.map((field) => (
            <FieldEditor
              key={traceOf(spotOf(field))}
              field={field}
              // The title of the panel has the whole path.
              label={opened.fields.length === 1 ? lastPart(field.label) : field.label}
            />
          ))}
          <Advice fields={opened.fields} figures={references.flatMap(({ figures }) => figures)} />
          {preview && <MetaPreview preview={preview} fields={opened.fields} />}
          <References references={references} />
          {backlinks.length > 0 && (
            <section>
              <h3>Quoted in {counted(backlinks.length, 'place, which follows', 'places, which follow')}</h3>
              <Places places={backlinks} />
            </section>
          )}
          {lists.map((list) => (
            <ItemControls
              key={list.path.join('.')}
              list={list}
              moved={moved}
              onRemove={(edit) => void save([...changes, edit], `Remove ${aThing(list.itemLabel)}`)}
              onMove={(edit, move) =>
                void save([...changes, edit], `Move ${aThing(list.itemLabel)}`, () => follow(list, move))
              }
            />
          ))}
        </div>
      </SaveForm>
    </PanelFrame>
  );
}
