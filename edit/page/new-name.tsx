import { useId } from 'react';
import type { Problem } from '#edit/save/check-unsaved.ts';

type Props = {
  name: string;
  isTaken: boolean;
  /** What the new item is called, as in 'question'. */
  itemLabel: string;
  problems: readonly Problem[];
  onChange: (name: string) => void;
};

/** The end of a new item's address, which is made from its title. */
export function NewName({ name, isTaken, itemLabel, problems, onChange }: Props) {
  const id = useId();
  const reasons = problems.map(({ reason }) => reason);
  if (isTaken) reasons.unshift(`There is a ${itemLabel} with this address already. Choose another one.`);
  return (
    <div className="value">
      <label htmlFor={id}>End of its address</label>
      <input
        id={id}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-about`}
        aria-invalid={reasons.length > 0 || undefined}
        value={name}
        onChange={({ target }) => onChange(target.value.toLowerCase().replaceAll(/\s+/g, '-'))}
      />
      <div id={`${id}-about`} className="about">
        {reasons.map((reason) => (
          <p key={reason} className="problem">
            {reason}
          </p>
        ))}
        <p className="hint">Made from its title. Links lead to it, so it stays the same later.</p>
      </div>
    </div>
  );
}
