import { useId, type ComponentProps } from 'react';
import { Reasons } from '#edit/page/frame/problems.tsx';
import { Suggested } from './suggested.tsx';

type TextFieldProps = Omit<ComponentProps<typeof Suggested>, 'id' | 'onChange'> & {
  label: string;
  reasons?: readonly string[];
  hint?: string;
  onChange: (value: string) => void;
};

const none: readonly string[] = [];

export function TextField({ label, reasons = none, hint, onChange, ...input }: TextFieldProps) {
  const id = useId();
  const about = hint === undefined && reasons.length === 0 ? undefined : `${id}-about`;
  return (
    <div className="value">
      <label htmlFor={id}>{label}</label>
      <Suggested
        id={id}
        aria-describedby={about}
        aria-invalid={reasons.length > 0 || undefined}
        {...input}
        onChange={({ target }) => onChange(target.value)}
      />
      {about !== undefined && (
        <div id={about} className="about">
          <Reasons all={reasons} />
          {hint && <p className="hint">{hint}</p>}
        </div>
      )}
    </div>
  );
}
