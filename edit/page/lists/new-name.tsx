import { useId } from 'react';
import { Reasons } from '#edit/page/frame/reason.tsx';
import type { Problem } from '#edit/save/check-unsaved.ts';

type Props = {
  name: string;
  isTaken: boolean;
  /** What the new item is called, as in 'question'. */
  itemLabel: string;
  /** Whether the name is shown on the site, not part of an address. */
  isShown: boolean;
  problems: readonly Problem[];
  onChange: (name: string) => void;
};

/** The name of a new item: shown as it is, or the end of the item's address, which is made from its title. */
export function NewName({ name, isTaken, itemLabel, isShown, problems, onChange }: Props) {
  const id = useId();
  const reasons = problems.map(({ reason }) => reason);
  const what = isShown ? 'name' : 'address';
  if (isTaken) reasons.unshift(`There is a ${itemLabel} with this ${what} already. Choose another one.`);
  return (
    <div className="value">
      <label htmlFor={id}>{isShown ? 'Its name' : 'End of its address'}</label>
      <input
        id={id}
        autoCapitalize={isShown ? 'words' : 'none'}
        spellCheck={false}
        aria-describedby={`${id}-about`}
        aria-invalid={reasons.length > 0 || undefined}
        value={name}
        onChange={({ target: { value } }) =>
          onChange(isShown ? value : value.toLowerCase().replaceAll(/\s+/g, '-'))
        }
      />
      <div id={`${id}-about`} className="about">
        <Reasons all={reasons} />
        <p className="hint">
          {isShown
            ? 'As the site shows it.'
            : 'Made from its title. Links will lead to it, so you cannot change it later.'}
        </p>
      </div>
    </div>
  );
}
