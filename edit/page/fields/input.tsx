import { PictureButton } from '#edit/page/pictures/picture-button.tsx';
import type { Field } from '#edit/words/fields.ts';
import { Choices } from './choices.tsx';

type Props = { field: Field; text: string; onChange: (text: string) => void } & Record<string, unknown>;

const longest = 60;

/** The input for anything but translated text: a choice, a switch, a date, a time, a colour, a number or a fact. */
export function Input({ field, text, onChange, ...rest }: Props) {
  const common = { ...rest, value: text };
  if (field.kind === 'choice') {
    const { options = [] } = field;
    const isKnown = text === '' || options.some(({ value }) => value === text);
    return (
      <select {...common} onChange={(event) => onChange(event.target.value)}>
        {(field.optional || text === '') && <option value="">{field.optional ? 'None' : 'Choose…'}</option>}
        {[...options, ...(isKnown ? [] : [{ value: text, label: text }])].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'switch') {
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
  if (field.kind === 'choices') return <Choices {...{ field, text, onChange, ...rest }} />;
  if (field.kind === 'address')
    return (
      <>
        <input
          {...common}
          list={`${String(rest.id)}-options`}
          placeholder="/services"
          onChange={(event) => onChange(event.target.value.trim())}
        />
        <datalist id={`${String(rest.id)}-options`}>
          {field.options?.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      </>
    );
  if (field.kind === 'date' || field.kind === 'time' || field.kind === 'color')
    return <input {...common} type={field.kind} onChange={(event) => onChange(event.target.value)} />;
  if (field.kind === 'picture')
    return (
      <div className="picture-input">
        <input {...common} onChange={(event) => onChange(event.target.value)} />
        <PictureButton
          label={text === '' ? 'Choose a picture' : 'Choose another picture'}
          ratio={field.ratio}
          onChosen={({ file }) => onChange(file)}
        />
      </div>
    );
  // For example, a client's quote.
  if (field.kind === 'text' && String(field.values[0]?.value ?? '').length > longest)
    return <textarea {...common} rows={4} onChange={(event) => onChange(event.target.value)} />;
  const isNumber = field.kind === 'number';
  return (
    <input
      {...common}
      inputMode={isNumber ? 'decimal' : 'text'}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
