import { useId } from 'react';
import { Reasons } from '#edit/page/frame/problems.tsx';

type Props = {
  label: string;
  value: string;
  /** Whether the name is shown on the site, not part of an address. */
  isShown?: boolean;
  /** Why it cannot be. */
  reasons: readonly string[];
  hint: string;
  onChange: (name: string) => void;
};

/** The name of a new item, or the part of an address that is of one text alone. */
export function NameInput({ label, value, isShown = false, reasons, hint, onChange }: Props) {
  const id = useId();
  return (
    <div className="value">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoCapitalize={isShown ? 'words' : 'none'}
        spellCheck={false}
        aria-describedby={`${id}-about`}
        aria-invalid={reasons.length > 0 || undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-about`} className="about">
        <Reasons all={reasons} />
        <p className="hint">{hint}</p>
      </div>
    </div>
  );
}
