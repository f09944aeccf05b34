import { useId, type HTMLInputAutoCompleteAttribute, type ReactEventHandler } from 'react';
import styles from './field.module.css';

export type FieldProps = {
  name: string;
  label: string;
  note?: string | undefined;
  type?: 'text' | 'email';
  inputMode?: 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  multiline?: boolean;
  /** What to enter: shown below while the field is invalid, once the visitor has left or submitted it. */
  problem?: string | undefined;
  isWrong?: boolean;
  onBlur?: ReactEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onInvalid?: ReactEventHandler<HTMLInputElement | HTMLTextAreaElement>;
};

/** A labelled, uncontrolled text field, so that hydration never resets text typed before it. */
export function Field({
  label,
  note,
  multiline = false,
  type = 'text',
  inputMode,
  problem,
  isWrong = false,
  ...input
}: FieldProps) {
  const id = useId();
  const problemId = `${id}problem`;
  const state = isWrong ? { 'aria-invalid': true, 'aria-describedby': problemId } : {};
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {note && <span className={styles.note}>{` (${note})`}</span>}
      </label>
      {multiline ? (
        <textarea id={id} rows={7} {...input} {...state} />
      ) : (
        <input id={id} type={type} inputMode={inputMode} {...input} {...state} />
      )}
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
