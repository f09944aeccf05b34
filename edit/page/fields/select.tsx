import { useId } from 'react';

type Props = {
  label: string;
  /** Empty until something is chosen. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A choice with its label. */
export function Select({ label, value, options, onChange }: Props) {
  const id = useId();
  return (
    <div className="value">
      <label htmlFor={id}>{label}</label>
      <select id={id} required value={value} onChange={({ target }) => onChange(target.value)}>
        {value === '' && <option value="">Choose…</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
