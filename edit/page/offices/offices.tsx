import { useId } from 'react';
import type { OfficeForm, OpenedOffices } from '#edit/offices/offices.ts';
import { ask } from '#edit/page/ask.ts';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { useForm } from '#edit/page/saving/use-form.ts';
import { countries } from '#edit/content/countries.ts';
import { Select } from '#edit/page/fields/select.tsx';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { ZoneInput } from '#edit/page/fields/zone-input.tsx';

type FormProps = {
  office: OfficeForm;
  languages: OpenedOffices['languages'];
  onChange: (office: OfficeForm) => void;
};

const sides = [
  { value: 'client', label: 'Meets clients' },
  { value: 'delivery', label: 'Builds' },
];

const words = [
  ['name', 'City'],
  ['city', 'City, with state or country'],
  ['role', 'What it is for'],
  ['work', 'The same in a few words, for charts'],
] as const;

function OfficeFields({ office, languages, onChange }: FormProps) {
  const id = useId();
  const fact = (key: string) => ({
    value: office.facts[key] ?? '',
    onChange: (value: string) => onChange({ ...office, facts: { ...office.facts, [key]: value } }),
  });
  const word = (locale: string, key: string) => {
    const texts = office.words[locale] ?? {};
    return {
      value: texts[key] ?? '',
      onChange: (value: string) =>
        onChange({ ...office, words: { ...office.words, [locale]: { ...texts, [key]: value } } }),
    };
  };
  return (
    <div className="office-fields">
      {words.map(([key, label]) => (
        <div key={key} className="in-languages">
          {languages.map(({ locale, name }) => (
            <TextField
              key={locale}
              required
              lang={locale}
              label={`${label}, ${name}`}
              {...word(locale, key)}
            />
          ))}
        </div>
      ))}
      <Select label="Meets clients, or builds" options={sides} {...fact('side')} />
      <Select label="Country" options={countries} {...fact('country')} />
      <div className="value">
        <label htmlFor={id}>Time zone</label>
        <ZoneInput id={id} required country={office.facts['country']} {...fact('timeZone')} />
      </div>
      <div className="office-hours">
        <TextField label="Opens" type="time" required {...fact('opens')} />
        <TextField label="Closes" type="time" required {...fact('closes')} />
      </div>
      <TextField label="State or province, if addresses have it" {...fact('region')} />
      <TextField label="Street, if it is shown" {...fact('street')} />
      <TextField label="Link to a map" type="url" placeholder="https://…" {...fact('map')} />
      <TextField label="Latitude and longitude" placeholder="37.7749, -122.4194" {...fact('coordinates')} />
    </div>
  );
}

const slot = 'offices';
const most = 6;

/** An office while it is edited: `id` stays while its place and its name change. */
type Edited = OfficeForm & { id: string };

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
  languages: OpenedOffices['languages'];
  onChange: (offices: readonly Edited[]) => void;
};

function EditedOffice({ offices, at, office, languages, onChange }: OfficeProps) {
  const [first] = Object.values(office.words);
  const name = first?.['name'] || 'New office';
  const others = offices.toSpliced(at, 1);
  return (
    <fieldset>
      <legend>{name}</legend>
      <OfficeFields
        office={office}
        languages={languages}
        onChange={(next) => onChange(offices.with(at, { ...office, ...next }))}
      />
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
  const form = useForm({ is: 'offices' }, opened, {
    title: 'Offices',
    savedIn: (shown) => ({ [slot]: JSON.stringify(withIds(shown.offices)) }),
    reopen: () => ask('offices'),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `change` has written it
  const offices = JSON.parse(form.values[slot] ?? '[]') as Edited[];
  const change = (next: readonly Edited[]) => form.setDraft({ [slot]: JSON.stringify(next) });
  const save = () => {
    const wanted = offices.map(({ key, facts, words }) => ({ key, facts, words }));
    void form.save([{ do: 'offices', offices: wanted }]);
  };
  return (
    <Sheet title="Offices">
      <SaveForm
        form={form}
        fields={[]}
        conflictNotice="The offices were changed elsewhere since you opened this."
        className="offices"
        onSave={save}
      >
        <div className="body">
          {offices.map((office, at) => (
            <EditedOffice key={office.id} {...{ offices, at, office, languages }} onChange={change} />
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
