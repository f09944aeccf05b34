/**
 * A field that people neither see nor reach, and that robots fill in. Its name is the one that services such as Formspree
 * know; receivers discard messages in which it has a value.
 */
export function RobotTrap({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden>
      <label>
        {label} <input name="_gotcha" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
