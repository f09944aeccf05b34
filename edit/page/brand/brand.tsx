import type { OpenedBrand } from '#edit/brand/brand.ts';
import type { Asked } from '#edit/changes/asked.ts';
import { ask } from '#edit/page/ask.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { PanelFrame } from '#edit/page/frame/sheet.tsx';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { changesOf, draftOf, type Draft } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { Field } from '#edit/words/fields.ts';
import { counted } from '#edit/content/labels.ts';
import { BrandColors, usePalette } from './brand-colors.tsx';
import { BrandMark } from './brand-mark.tsx';

type TitlesProps = { name: string; titles: OpenedBrand['titles']; longest: number };

/** Says which pages' titles have room for the company's name in a search result. */
function BrandTitles({ name, titles, longest }: TitlesProps) {
  const over = titles.filter(({ start }) => start.length + name.trim().length > longest);
  const count = titles.length - over.length;
  return (
    <div className="about" role="status">
      <p className="hint">
        {name.trim().length} characters: search engines show it in the titles of {count} of {titles.length}{' '}
        pages.
      </p>
      {over.length > 0 && (
        <details>
          <summary>
            {counted(over.length, 'title has', 'titles have')} no room for it, and leave it out
          </summary>
          <ul>
            {over.map(({ where, start }) => (
              <li key={where}>
                {where}: {start.length + name.trim().length} of {longest} characters
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const markSlot = 'mark';
const markFile = 'mark.svg';

const conflictNotice =
  'The brand was changed elsewhere since you opened this. Nothing was overwritten: choose which one stays.';

function changesIn(draft: Draft, { fields, mark }: OpenedBrand): Asked[] {
  const text = draft[markSlot];
  const ofMark: Asked[] =
    text === undefined || text === mark ? [] : [{ do: 'write', file: markFile, data: text }];
  return [...changesOf(draft, fields), ...ofMark];
}

function useBrand(opened: OpenedBrand) {
  const { saved } = useEditor();
  const form = useForm({ is: 'brand' }, opened, {
    title: 'Brand',
    isChanged: (next) => changesIn(next, opened).length > 0,
    onSaved: () => saved(),
    reopen: () => ask('brand'),
  });
  const { draft, setDraft } = form;
  const changes = changesIn(draft, opened);
  return {
    form,
    mark: draft[markSlot] ?? opened.mark,
    setMark: (text: string) => setDraft({ ...draft, [markSlot]: text }),
    textOf: (field: Field | undefined) => {
      const [value] = field?.values ?? [];
      return field && value ? draftOf(draft, field, value) : '';
    },
    count: changes.length,
    save: () => void form.save(changes),
  };
}

/** The panel of the brand: name, colours with their contrast, and mark. The page shows chosen colours at once. */
export function Brand({ opened }: { opened: OpenedBrand }) {
  const { open } = useEditor();
  const brand = useBrand(opened);
  const { form, textOf, count } = brand;
  const [name, legalName, primary, secondary] = opened.fields;
  const colors: [string, string] = [textOf(primary), textOf(secondary)];
  const palette = usePalette(colors);
  const ofMark = form.problems.filter(({ file }) => file === markFile);
  return (
    <PanelFrame title="Brand">
      <SaveForm
        {...{ form, count, conflictNotice }}
        editing={{ placeholders: opened.placeholders }}
        fields={opened.fields}
        ignored={ofMark}
        onSave={brand.save}
        onReopen={() => void open({ is: 'brand' })}
      >
        <div className="body">
          <section>
            <h3>Name</h3>
            {name && <FieldEditor field={name} label="Name" />}
            <BrandTitles name={textOf(name)} titles={opened.titles} longest={opened.longestTitle} />
            {legalName && <FieldEditor field={legalName} label="Legal name" />}
          </section>
          {primary && secondary && <BrandColors fields={[primary, secondary]} palette={palette} />}
          <BrandMark
            text={brand.mark}
            saved={opened.mark}
            palette={palette}
            problems={ofMark}
            onChange={brand.setMark}
          />
        </div>
      </SaveForm>
    </PanelFrame>
  );
}
