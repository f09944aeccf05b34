import type { OpenedBrand } from '#edit/brand/brand.ts';
import type { Asked } from '#edit/changes/asked.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { PanelFrame } from '#edit/page/frame/sheet.tsx';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { changesOf, savedIn, slotOf } from '#edit/page/saving/draft.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { storedDraft } from '#edit/page/saving/use-draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { BrandColors } from './brand-colors.tsx';
import { BrandLogo } from './brand-logo.tsx';

const logoFile = 'logo.svg';

export function Brand({ opened }: { opened: OpenedBrand }) {
  const { fields, logo: saved } = opened;
  const form = useForm({ is: 'brand' }, opened, {
    title: 'Brand',
    savedIn: (shown) => ({ ...savedIn(shown.fields), [logoFile]: shown.logo }),
  });
  const { dialog, draft, setDraft, values } = form;
  const reading = useAttempt();
  const logo = values[logoFile] ?? '';
  const ofLogo: Asked[] = logo === saved ? [] : [{ do: 'write', file: logoFile, data: logo }];
  const [names, colors] = [fields.slice(0, 2), fields.slice(2)];
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
            <h3>Names</h3>
            {names.map((field) => (
              <FieldEditor key={field.label} field={field} />
            ))}
          </section>
          <BrandColors fields={colors} typed={colors.map((field) => values[slotOf(field, '')] ?? '')} />
          <BrandLogo
            text={logo}
            saved={saved}
            problems={problems}
            reading={reading}
            // Also what was typed while the file was read.
            onChange={(text) => setDraft({ ...storedDraft(dialog), [logoFile]: text })}
          />
        </div>
      </SaveForm>
    </PanelFrame>
  );
}
