import { useId } from 'react';
import { countries } from '#edit/content/countries.ts';
import type { OfficeForm as Office, OpenedOffices } from '#edit/offices/offices.ts';
import { Select } from '#edit/page/fields/select.tsx';
import { TextField } from '#edit/page/fields/text-field.tsx';

type Props = {
  office: Office;
  languages: OpenedOffices['languages'];
  onChange: (office: Office) => void;
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

/** The fields of one office, its words in every language. */
export function OfficeForm({ office, languages, onChange }: Props) {
  const zones = useId();
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
      <TextField label="Time zone" required list={zones} placeholder="Europe/Lisbon" {...fact('timeZone')} />
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
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
