import { useId, useRef } from 'react';
import type { OpenedOffices } from '#edit/offices/offices.ts';
import { isBegun, officeIn, withKeys, withWord, type OfficeForm } from '#edit/offices/office-form.ts';
import { ask } from '#edit/page/ask.ts';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import type { Draft } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { countries } from '#edit/content/countries.ts';
import { fileOf } from '#edit/content/place.ts';
import { useEditing } from '#edit/page/fields/editing.ts';
import { Select } from '#edit/page/fields/select.tsx';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { ZoneInput } from '#edit/page/fields/zone-input.tsx';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';

type FormProps<Office extends OfficeForm = OfficeForm> = {
  office: Office;
  /** The key with which it is saved. */
  as: string;
  opened: OpenedOffices;
  onChange: (office: Office) => void;
};

const words = ['name', 'city', 'role', 'work'];

const pathOf = (as: string, key: string) => ['offices', as, key].join('.');

function OfficeFields({ office, as, opened: { languages, sides, labels }, onChange }: FormProps) {
  const id = useId();
  const { problems } = useEditing();
  const { facts } = office;
  // As they were with each country that was chosen before.
  const left = useRef<Record<string, OfficeForm>>({});
  const textAt = (locale: string, texts: Record<string, string>, key: string) => ({
    label: String(labels[key]),
    value: texts[key] ?? '',
    reasons: problems
      .filter(({ file, path }) => file === fileOf(locale ? 'ui' : 'site', locale) && path === pathOf(as, key))
      .map(reasonInWords),
  });
  const fact = (key: string) => ({
    ...textAt('', facts, key),
    onChange: (value: string) => onChange({ ...office, facts: { ...facts, [key]: value } }),
  });
  const word = (locale: string, language: string, key: string) => {
    const texts = office.words[locale] ?? {};
    const text = textAt(locale, texts, key);
    return {
      ...text,
      label: `${text.label}, ${language}`,
      onChange: (value: string) =>
        onChange({ ...office, words: { ...office.words, [locale]: withWord(texts, key, value) } }),
    };
  };
  const moveTo = (country: string) => {
    left.current = { ...left.current, [facts['country'] ?? '']: office };
    onChange(officeIn(country, office, left.current[country]));
  };
  const { label, reasons: _, ...timeZone } = fact('timeZone');
  return (
    <div className="office-fields">
      {words.map((key) => (
        <div key={key} className="in-languages">
          {languages.map(({ locale, name }) => (
            <TextField key={locale} required lang={locale} {...word(locale, name, key)} />
          ))}
        </div>
      ))}
      <Select options={sides} {...fact('side')} />
      <Select options={countries} {...fact('country')} onChange={moveTo} />
      <div className="value">
        <label htmlFor={id}>{label}</label>
        <ZoneInput {...timeZone} id={id} required country={facts['country']} />
      </div>
      <div className="office-hours">
        <TextField type="time" required {...fact('opens')} />
        <TextField type="time" required {...fact('closes')} />
      </div>
      <TextField {...fact('region')} />
      <TextField {...fact('street')} />
      <TextField type="url" placeholder="https://…" {...fact('map')} />
      <TextField placeholder="37.7749, -122.4194" {...fact('coordinates')} />
    </div>
  );
}

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

type OfficeProps = Omit<FormProps<Edited>, 'onChange'> & {
  offices: readonly Edited[];
  at: number;
  onChange: (offices: readonly Edited[]) => void;
};

function EditedOffice({ offices, at, onChange, ...own }: OfficeProps) {
  const { office } = own;
  const [first] = Object.values(office.words);
  const name = first?.['name'] || 'New office';
  const others = offices.toSpliced(at, 1);
  return (
    <fieldset>
      <legend>{name}</legend>
      <OfficeFields {...own} onChange={(next) => onChange(offices.with(at, { ...office, ...next }))} />
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
    begun: (draft) => (slot in draft ? { [slot]: JSON.stringify(officesIn(draft).filter(isBegun)) } : draft),
    reopen: () => ask('offices'),
  });
  const offices = officesIn(form.values);
  const keys = withKeys(offices, languages[0]?.locale ?? '').map(({ as }) => as);
  const isBeside = ({ path }: Problem) =>
    Object.keys(opened.labels).some((key) => keys.some((as) => path === pathOf(as, key)));
  const change = (next: readonly Edited[]) => form.setDraft({ [slot]: JSON.stringify(next) });
  const save = () => {
    const wanted = offices.filter(isBegun).map(({ key, facts, words }) => ({ key, facts, words }));
    void form.save([{ do: 'offices', offices: wanted }]);
  };
  return (
    <Sheet title="Offices">
      <SaveForm
        form={form}
        fields={[]}
        ignored={form.problems.filter(isBeside)}
        className="offices"
        onSave={save}
      >
        <div className="body">
          {offices.map((office, at) => (
            <EditedOffice
              key={office.id}
              {...{ offices, at, office, opened }}
              as={keys[at] ?? ''}
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
