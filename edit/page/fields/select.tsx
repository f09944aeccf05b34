import { useId, type SelectHTMLAttributes } from 'react';

type Option = { value: string; label?: string; isDisabled?: boolean; group?: string };

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
  /** Shown above the list. Without it, the list is labelled otherwise. */
  label?: string;
  value: string;
  options: readonly Option[];
  /** The label of an option without a value, which comes first. */
  empty?: string | undefined;
  onChange: (value: string) => void;
};

const drawn = ({ value, label = value, isDisabled }: Option) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);

export function Select({ label, options, empty, onChange, ...rest }: SelectProps) {
  const id = useId();
  const isAsked = label !== undefined && empty === undefined;
  const first = empty ?? (isAsked && rest.value === '' ? 'Choose…' : undefined);
  const list = (
    <select id={id} required={isAsked} {...rest} onChange={({ target }) => onChange(target.value)}>
      {first !== undefined && <option value="">{first}</option>}
      {[...Map.groupBy(options, ({ group }) => group)].map(([group, own]) =>
        group === undefined ? (
          own.map(drawn)
        ) : (
          <optgroup key={group} label={group}>
            {own.map(drawn)}
          </optgroup>
        ),
      )}
    </select>
  );
  if (label === undefined) return list;
  return (
    <div className="value">
      <label htmlFor={id}>{label}</label>
      {list}
    </div>
  );
}
