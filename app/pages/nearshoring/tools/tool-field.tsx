import { useEffect, useId, useRef, useState, type InputHTMLAttributes } from 'react';
import styles from './tool-field.module.css';

type ToolFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'list' | 'min' | 'step'
> & {
  label: string;
  hint?: string;
  /** What is in force, as the field shows it. */
  value: string;
  /** Why what stands in the field cannot be used; empty where it can. */
  problem: string;
  /** Takes what is typed; `isDone` once the visitor leaves the field or presses Enter. */
  onText: (text: string, isDone: boolean) => void;
};

/**
 * A field whose value belongs to the browser: what is being typed is never rewritten, and what was typed before
 * hydration counts. Once the visitor leaves it, it shows the value in force in the visitor's own format.
 */
export function ToolField({ label, hint, value, problem, onText, ...input }: ToolFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const onTextRef = useRef(onText);
  useEffect(() => {
    onTextRef.current = onText;
  });

  const isFirst = useRef(true);
  // Leaving the field renders it anew, and with that writes its value again.
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const isTypedEarly = isFirst.current && current.value !== current.defaultValue;
    isFirst.current = false;
    const isLeft = current !== document.activeElement;
    if (isTypedEarly) onTextRef.current(current.value, isLeft);
    else if (isLeft && problem === '') current.value = value;
  });

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        {...input}
        ref={field}
        id={id}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={`${id}hint`}
        onInput={({ currentTarget }) => onText(currentTarget.value, false)}
        onBlur={({ currentTarget }) => {
          onText(currentTarget.value, true);
          setVisits(visits + 1);
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && onText(currentTarget.value, true)}
      />
      <p id={`${id}hint`} className={problem ? styles.problem : styles.hint} aria-live="polite">
        {problem || hint}
      </p>
    </div>
  );
}
