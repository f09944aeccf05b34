/**
 * A honeypot: a field that people neither see nor reach, and that robots fill in. Services such as Formspree know its
 * name; receivers discard messages in which it has a value.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden>
      <label>
        {`${label} `}
        <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
