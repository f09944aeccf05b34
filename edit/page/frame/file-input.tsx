import { useId } from 'react';

type Props = {
  label: string;
  accept: string;
  isInvalid: boolean;
  isReading: boolean;
  /** The value that it replaces. */
  trace?: string;
  onChoose: (file: File) => void;
};

export function FileInput({ label, accept, isInvalid, isReading, trace, onChoose }: Props) {
  const id = useId();
  return (
    <div className="value" data-value={trace}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        // Not `disabled`, which would take the focus.
        aria-disabled={isReading || undefined}
        onClick={(event) => isReading && event.preventDefault()}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again, after it was exported anew.
          target.value = '';
          if (file && !isReading) onChoose(file);
        }}
      />
      <p className="hint" role="status">
        {isReading ? 'Reading…' : 'Or drop it on this field.'}
      </p>
    </div>
  );
}
