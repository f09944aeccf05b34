import { useRef } from 'react';
import type { OpenedOffices } from '#edit/offices/offices.ts';
import { isBegun, officeIn, withKeys, withWord, type OfficeForm } from '#edit/offices/office-form.ts';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { savedIn, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { EditingContext, useEditing } from '#edit/page/fields/editing.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import type { Field } from '#edit/words/fields.ts';

const keyOf = ({ path }: Field) => String(path.at(-1));

/** The fields of an office with its values, at the places where these will be saved. */
const fieldsOf = (fields: readonly Field[], { facts, words }: OfficeForm, as: string): Field[] =>
  fields.map((field) => ({
    ...field,
    path: field.path.with(1, as),
    values: field.values.map((each) => ({
      ...each,
      value: (each.locale ? words[each.locale] : facts)?.[keyOf(field)] ?? '',
    })),
  }));

const slot = 'offices';
const most = 6;

/** An office while it is edited: `id` stays while its place and its name change. */
type Edited = OfficeForm & { id: string };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `change` has written it
const officesIn = (draft: Draft) => JSON.parse(draft[slot] ?? '[]') as Edited[];

const withIds = (offices: readonly OfficeForm[]): Edited[] =>
  offices.map((office) => ({ ...office, id: office.key }));

function newOffice(languages: OpenedOffices['languages']): Edited {
  const words = languages.map(({ locale }) => [locale, {}] as const);
  return { id: crypto.randomUUID(), key: '', facts: {}, words: Object.fromEntries(words) };
}

type OfficeProps = {
  offices: readonly Edited[];
  at: number;
  office: Edited;
  fields: readonly Field[];
  onChange: (offices: readonly Edited[]) => void;
};

function EditedOffice({ offices, at, office, fields, onChange }: OfficeProps) {
  const editing = useEditing();
  const { facts, words } = office;
  const [first] = Object.values(words);
  const name = first?.['name'] || 'New office';
  const others = offices.toSpliced(at, 1);
  // As it was with each country that was chosen before.
  const left = useRef<Record<string, OfficeForm>>({});
  const change = (next: Edited) => onChange(offices.with(at, next));
  const moveTo = (country: string) => {
    left.current = { ...left.current, [facts['country'] ?? '']: office };
    change(officeIn(country, office, left.current[country]));
  };
  const type = (field: Field, locale: string, text: string) => {
    const key = keyOf(field);
    if (locale)
      change({ ...office, words: { ...words, [locale]: withWord(words[locale] ?? {}, key, text) } });
    else if (key === 'country') moveTo(text);
    else change({ ...office, facts: { ...facts, [key]: text } });
  };
  const setDraft = (draft: Draft) => {
    for (const { field, value, text } of typedValues(draft, fields))
      if (text !== value.value) type(field, value.locale, text);
  };
  return (
    <fieldset>
      <legend>{name}</legend>
      <EditingContext value={{ ...editing, draft: {}, country: facts['country'], setDraft }}>
        <div className="office-fields">
          {fields.map((field) => (
            <FieldEditor key={keyOf(field)} field={field} />
          ))}
        </div>
      </EditingContext>
      <div className="office-actions">
        {at > 0 && (
          <button type="button" onClick={() => onChange(others.toSpliced(at - 1, 0, office))}>
            Move {name} up
          </button>
        )}
        {others.length > 0 && (
          <button type="button" onClick={() => onChange(others)}>
            Remove {name}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** The dialog of the offices: all that there is to know of each, in every language, saved in one step. */
export function Offices({ opened }: { opened: OpenedOffices }) {
  const { languages } = opened;
  const fieldsFor = (offices: readonly Edited[]) =>
    withKeys(offices, languages[0]?.locale ?? '').map((office) => fieldsOf(opened.fields, office, office.as));
  const form = useForm({ is: 'offices' }, opened, {
    title: 'Offices',
    savedIn: (shown) => ({ [slot]: JSON.stringify(withIds(shown.offices)) }),
    placed: (draft) => savedIn(fieldsFor(officesIn(draft)).flat()),
    begun: (draft) => (slot in draft ? { [slot]: JSON.stringify(officesIn(draft).filter(isBegun)) } : draft),
  });
  const offices = officesIn(form.values);
  const fields = fieldsFor(offices);
  const change = (next: readonly Edited[]) => form.setDraft({ [slot]: JSON.stringify(next) });
  const save = () => {
    const wanted = offices.filter(isBegun).map(({ key, facts, words }) => ({ key, facts, words }));
    void form.save([{ do: 'offices', offices: wanted }]);
  };
  return (
    <Sheet title="Offices">
      <SaveForm form={form} fields={fields.flat()} className="offices" onSave={save}>
        <div className="body">
          {offices.map((office, at) => (
            <EditedOffice
              key={office.id}
              {...{ offices, at, office }}
              fields={fields[at] ?? []}
              onChange={change}
            />
          ))}
          {offices.length < most && (
            <button type="button" onClick={() => change([...offices, newOffice(languages)])}>
              Add an office
            </button>
          )}
          <p className="hint">
            Contact cards, hours, the planner and the number of offices follow. Your own sentences do not:
            Publish lists those that name a place that is gone.
          </p>
        </div>
      </SaveForm>
    </Sheet>
  );
}
