import { useEffect, useEffectEvent, useId, useRef, useState, type InputHTMLAttributes } from 'react';
import styles from './tool-field.module.css';

type ToolFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'list' | 'min' | 'step'
> & {
  label: string;
  hint?: string;
  value: string;
  /** Why the input is invalid; empty if it is valid. */
  problem: string;
  /** Called on input. `isDone` is true on blur and on Enter. */
  onText: (text: string, isDone: boolean) => void;
};

/** Never rewrites what is being typed, and picks up what was typed before hydration. On blur it shows the formatted value. */
export function ToolField({ label, hint, value, problem, onText, ...input }: ToolFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const onEarlyText = useEffectEvent(onText);

  const isFirst = useRef(true);
  // Re-renders on blur, which writes the formatted value.
  const [blurCount, setBlurCount] = useState(0);
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const isTypedEarly = isFirst.current && current.value !== current.defaultValue;
    isFirst.current = false;
    const isLeft = current !== document.activeElement;
    if (isTypedEarly) onEarlyText(current.value, isLeft);
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
          setBlurCount(blurCount + 1);
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && onText(currentTarget.value, true)}
      />
      <p id={`${id}hint`} className={problem ? styles.problem : styles.hint} aria-live="polite">
        {problem || hint}
      </p>
    </div>
  );
}
