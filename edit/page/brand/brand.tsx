import type { OpenedBrand } from '#edit/brand/brand.ts';
import type { Asked } from '#edit/changes/asked.ts';
import { ask } from '#edit/page/ask.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { PanelFrame } from '#edit/page/frame/sheet.tsx';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { changesOf, savedIn, slotOf } from '#edit/page/saving/draft.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { storedDraft } from '#edit/page/saving/use-draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import type { Field } from '#edit/words/fields.ts';
import { counted } from '#edit/content/labels.ts';
import { BrandColors, usePalette } from './brand-colors.tsx';
import { BrandLogo } from './brand-logo.tsx';

type TitlesProps = { name: string; titles: OpenedBrand['titles']; longest: number };

/** Says which pages' titles have room for the company's name in a search result. */
function BrandTitles({ name, titles, longest }: TitlesProps) {
  const over = titles.filter(({ start }) => start.length + name.trim().length > longest);
  const count = titles.length - over.length;
  return (
    <div className="about" role="status">
      <p className="hint">
        {counted(name.trim().length, 'character')}: search engines show it in the titles of {count} of{' '}
        {titles.length} pages.
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

const logoSlot = 'logo';
const logoFile = 'logo.svg';

/** The panel of the brand: name, colors with their contrast, and logo. The page shows chosen colors at once. */
export function Brand({ opened }: { opened: OpenedBrand }) {
  const { fields, logo: saved } = opened;
  const form = useForm({ is: 'brand' }, opened, {
    title: 'Brand',
    savedIn: (shown) => ({ ...savedIn(shown.fields), [logoSlot]: shown.logo }),
    reopen: () => ask('brand'),
  });
  const { dialog, draft, setDraft, values } = form;
  const reading = useAttempt();
  const logo = values[logoSlot] ?? '';
  const ofLogo: Asked[] = logo === saved ? [] : [{ do: 'write', file: logoFile, data: logo }];
  const [name, legalName, primary, secondary] = fields;
  const textOf = (field: Field | undefined) => (field && values[slotOf(field, '')]) ?? '';
  const colors: [string, string] = [textOf(primary), textOf(secondary)];
  const palette = usePalette(colors);
  const problems = form.problems.filter(({ file }) => file === logoFile);
  return (
    <PanelFrame title="Brand">
      <SaveForm
        {...{ form, fields }}
        editing={{ placeholders: opened.placeholders }}
        ignored={problems}
        waiting={reading.isBusy ? 'Reading the logo…' : undefined}
        onSave={() => void form.save([...changesOf(draft, fields), ...ofLogo])}
      >
        <div className="body">
          <section>
            <h3>Name</h3>
            {name && <FieldEditor field={name} label="Name" />}
            <BrandTitles name={textOf(name)} titles={opened.titles} longest={opened.longestTitle} />
            {legalName && <FieldEditor field={legalName} label="Legal name" />}
          </section>
          {primary && secondary && <BrandColors fields={[primary, secondary]} palette={palette} />}
          <BrandLogo
            text={logo}
            saved={saved}
            palette={palette}
            problems={problems}
            reading={reading}
            // With what was typed while the file was read.
            onChange={(text) => setDraft({ ...storedDraft(dialog), [logoSlot]: text })}
          />
        </div>
      </SaveForm>
    </PanelFrame>
  );
}
