import { useId, type InputHTMLAttributes } from 'react';
import { Reasons } from '#edit/page/frame/problems.tsx';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange'> & {
  label: string;
  reasons?: readonly string[];
  hint?: string;
  suggestions?: readonly string[];
  onChange: (value: string) => void;
};

export function TextField({ label, reasons, hint, suggestions, onChange, ...input }: TextFieldProps) {
  const id = useId();
  const about = hint === undefined ? undefined : `${id}-about`;
  return (
    <div className="value">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        list={suggestions && `${id}-list`}
        aria-describedby={about}
        aria-invalid={(reasons && reasons.length > 0) || undefined}
        {...input}
        onChange={({ target }) => onChange(target.value)}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {about !== undefined && (
        <div id={about} className="about">
          {reasons && <Reasons all={reasons} />}
          <p className="hint">{hint}</p>
        </div>
      )}
    </div>
  );
}
