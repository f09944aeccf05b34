import { useId, useState } from 'react';

type Props = {
  label: string;
  accept: string;
  isInvalid?: boolean;
  isReading?: boolean;
  /** The value that it replaces. */
  trace?: string;
  onChoose: (file: File) => void;
};

export function FileDrop({ label, accept, isInvalid = false, isReading = false, trace, onChoose }: Props) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className="value file-drop"
      data-value={trace}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onChoose(file);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={isReading}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again, after it was exported anew.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <p className="hint" role="status">
        {isReading ? 'Reading…' : 'Or drop it here.'}
      </p>
    </div>
  );
}
