import { useId } from 'react';
import { matterValue, withMatterValue } from '#packages/content/reading/front-matter.ts';

type Props = {
  text: string;
  /** Whether and until when it is held back. */
  state: string | undefined;
  /** Whether it cannot be without a date, as pages can. */
  isDated: boolean;
  /** Where its address can lead after its last day. */
  addresses: readonly string[];
  onChange: (text: string) => void;
};

const days = [
  { key: 'date', label: 'Date' },
  { key: 'until', label: 'Last day' },
] as const;

/** When an article is on the site: its keys in the front matter, and what follows from them. */
export function ArticleDays({ text, state, isDated, addresses, onChange }: Props) {
  const id = useId();
  const until = matterValue(text, 'until');
  return (
    <div className="days" role="group" aria-label="On the site">
      <label>
        <input
          type="checkbox"
          checked={matterValue(text, 'draft') === 'true'}
          onChange={({ target }) => onChange(withMatterValue(text, 'draft', target.checked || undefined))}
        />
        Draft
      </label>
      {days.map(({ key, label }) => (
        <div key={key} className="value">
          <label htmlFor={`${id}-${key}`}>{label}</label>
          <input
            id={`${id}-${key}`}
            type="date"
            value={matterValue(text, key)}
            onChange={({ target }) =>
              onChange(
                withMatterValue(text, key, target.value || (isDated && key === 'date' ? '' : undefined)),
              )
            }
          />
        </div>
      ))}
      {(until !== '' || matterValue(text, 'movedTo') !== '') && (
        <div className="value">
          <label htmlFor={`${id}-movedTo`}>Then its address leads to</label>
          <input
            id={`${id}-movedTo`}
            placeholder="/services"
            list={`${id}-addresses`}
            value={matterValue(text, 'movedTo')}
            onChange={({ target }) =>
              onChange(withMatterValue(text, 'movedTo', target.value.trim() || undefined))
            }
          />
          <datalist id={`${id}-addresses`}>
            {addresses.map((address) => (
              <option key={address} value={address} />
            ))}
          </datalist>
        </div>
      )}
      <p className="hint">
        <strong aria-live="polite">{state ?? 'On the site'}</strong> · A future date holds it back until then.
        Days begin at midnight at the headquarters.
      </p>
    </div>
  );
}
