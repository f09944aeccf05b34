import { useId } from 'react';

type Props = {
  slug: string;
  /** Why the address cannot be. */
  refusal: string;
  /** The addresses that the text will have. */
  addresses: readonly string[];
  onChange: (slug: string) => void;
};

/** The part of the address that is of the text alone. */
export function EndOfAddress({ slug, refusal, addresses, onChange }: Props) {
  const id = useId();
  return (
    <div className="value">
      <label htmlFor={id}>End of the address</label>
      <input
        id={id}
        name="slug"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-about`}
        aria-invalid={refusal !== '' || undefined}
        value={slug}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-about`} className="about">
        {refusal && <p className="problem">{refusal}</p>}
        <p className="hint">{addresses.join(' · ')}</p>
      </div>
    </div>
  );
}
