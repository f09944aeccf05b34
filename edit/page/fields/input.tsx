import type { AriaAttributes, ComponentType } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { joinChoices, splitChoices } from '#edit/content/shown-value.ts';
import { zonesIn } from '#edit/content/zones.ts';
import { officeAround } from '#edit/page/offices/following.ts';
import { PictureButton } from '#edit/page/pictures/picture-button.tsx';
import type { Field } from '#edit/words/fields.ts';
import { iconNames, type IconName } from '#packages/site/icons.ts';
import { countryName } from '#packages/site/offices.ts';
import { useEditing } from './editing.ts';
import { Select } from './select.tsx';
import { Suggested } from './suggested.tsx';

type InputAttributes = AriaAttributes & {
  id: string;
  'data-value'?: string;
  placeholder?: string | undefined;
};
type InputProps = InputAttributes & { field: Field; text: string; onChange: (text: string) => void };

const longest = 60;

function Choice({ field, text, onChange, ...rest }: InputProps) {
  const { options = [] } = field;
  const isKnown = text === '' || options.some(({ value }) => value === text);
  const empty = field.optional ? 'None' : text === '' ? 'Choose…' : undefined;
  const all = [...options, ...(isKnown ? [] : [{ value: text, label: text }])];
  return <Select {...rest} value={text} options={all} empty={empty} onChange={onChange} />;
}

/** In the order in which they are chosen. */
function Choices({ field, text, onChange, id, ...rest }: InputProps) {
  const chosen = splitChoices(text);
  const { options = [] } = field;
  const unknown = chosen.filter((each) => !options.some(({ value }) => value === each));
  return (
    <div {...rest} id={id} className="choices" role="group" aria-labelledby={`${id}-label`}>
      {[...options, ...unknown.map((value) => ({ value, label: value }))].map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) => {
              const others = chosen.filter((each) => each !== value);
              onChange(joinChoices(target.checked ? [...others, value] : others));
            }}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

const isIcon = (name: string): name is IconName => iconNames.some((each) => each === name);

function Icons({ field, text, onChange, id, ...rest }: InputProps) {
  return (
    <div {...rest} id={id} className="icons" role="radiogroup" aria-labelledby={`${id}-label`}>
      {field.options?.map(({ value, label }) => (
        <label key={value} title={label}>
          <input
            type="radio"
            name={id}
            aria-label={label}
            checked={text === value}
            onChange={() => onChange(value)}
          />
          {isIcon(value) && <Icon name={value} />}
        </label>
      ))}
    </div>
  );
}

function Switch({ field, text, onChange, ...rest }: InputProps) {
  const off = field.optional ? '' : 'false';
  return (
    <input
      {...rest}
      type="checkbox"
      checked={text === 'true'}
      onChange={({ target }) => onChange(target.checked ? 'true' : off)}
    />
  );
}

const Address = ({ field, text, onChange, ...rest }: InputProps) => (
  <Suggested
    {...rest}
    suggestions={field.options?.map(({ value }) => value) ?? []}
    placeholder="/services"
    value={text}
    onChange={(event) => onChange(event.target.value.trim())}
  />
);

function Picture({ field, text, onChange, ...rest }: InputProps) {
  return (
    <div className="picture-input">
      {/\.\w{3,4}$/.test(text) && <img src={`/content/media/${text}`} alt="" />}
      <input {...rest} value={text} onChange={(event) => onChange(event.target.value)} />
      <PictureButton
        label={text === '' ? 'Choose a picture' : 'Choose another picture'}
        ratio={field.ratio}
        onChosen={({ file }) => onChange(file)}
      />
    </div>
  );
}

/** The zones of the country of an office come first. */
function Zone({ field, ...rest }: InputProps) {
  const { fields, draft } = useEditing();
  const country = officeAround(draft, fields, field).get('country ')?.text ?? '';
  const own = new Set(zonesIn(country));
  const { here = [], elsewhere = [] } = Object.groupBy(field.options ?? [], ({ value }) =>
    own.has(value) ? 'here' : 'elsewhere',
  );
  const options = [
    ...here.map((option) => ({ ...option, group: countryName(country, 'en') })),
    ...elsewhere.map((option) => ({ ...option, group: 'Elsewhere' })),
  ];
  return <Choice {...rest} field={{ ...field, options: here.length > 0 ? options : elsewhere }} />;
}

export const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

function Color({ field, text, onChange, ...rest }: InputProps) {
  return (
    <div className="color-field">
      <input
        type="color"
        aria-label={`${field.label}, chosen`}
        value={isColor(text) ? text.toLowerCase() : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        {...rest}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        onChange={({ target }) => onChange(target.value.trim().replace(/^(?=[\da-f]{6}$)/i, '#'))}
      />
    </div>
  );
}

const inputs: Partial<Record<Field['kind'], ComponentType<InputProps>>> = {
  choice: Choice,
  choices: Choices,
  icon: Icons,
  zone: Zone,
  switch: Switch,
  address: Address,
  picture: Picture,
  color: Color,
};
const types: Partial<Record<Field['kind'], string>> = { date: 'date', time: 'time' };

/** @param lang empty for facts */
export function Input({ field, lang, text, onChange, ...rest }: InputProps & { lang: string }) {
  const { kind, values } = field;
  const Special = inputs[kind];
  if (Special) return <Special {...rest} {...{ field, text, onChange }} />;
  const common = {
    ...rest,
    value: text,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  // Among facts, for example a client's quote.
  if (kind === 'text' && (lang !== '' || (values[0]?.value ?? '').length > longest))
    return <textarea {...common} lang={lang || undefined} />;
  return <input {...common} type={types[kind]} inputMode={kind === 'number' ? 'decimal' : 'text'} />;
}
