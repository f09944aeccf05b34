import { useId, type InputHTMLAttributes } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange'> & {
  label: string;
  onChange: (value: string) => void;
};

/** A line of text with its label. */
export function TextField({ label, onChange, ...input }: Props) {
  const id = useId();
  return (
    <div className="value">
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
