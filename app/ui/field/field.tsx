import { useId, type HTMLInputAutoCompleteAttribute } from 'react';
import styles from './field.module.css';

export type FieldProps = {
  name: string;
  label: string;
  /** The word that marks a field that may stay empty. */
  optional: string;
  type?: 'text' | 'email';
  inputMode?: 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  multiline?: boolean;
};

/** A labelled text field. Its value belongs to the browser, so that what was typed early is never reset. */
export function Field({
  label,
  optional,
  multiline = false,
  type = 'text',
  inputMode,
  ...input
}: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!input.required && <span className={styles.optional}> ({optional})</span>}
      </label>
      {multiline ? (
        <textarea id={id} rows={7} {...input} />
      ) : (
        <input id={id} type={type} inputMode={inputMode} {...input} />
      )}
    </div>
  );
}
