import { useId, type HTMLInputAutoCompleteAttribute } from 'react';
import styles from './field.module.css';

export type FieldProps = {
  name: string;
  label: string;
  /** The word that marks a field that may stay empty. */
  optional: string;
  /** The word beside a field that may not; assistive technology has it from the field itself. */
  requiredWord: string;
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
  requiredWord,
  multiline = false,
  type = 'text',
  inputMode,
  ...input
}: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div>
        <label htmlFor={id}>
          {label}
          {!input.required && <span className={styles.note}> ({optional})</span>}
        </label>
        {input.required && (
          <span className={styles.note} aria-hidden="true">
            {' '}
            ({requiredWord})
          </span>
        )}
      </div>
      {multiline ? (
        <textarea id={id} rows={7} {...input} />
      ) : (
        <input id={id} type={type} inputMode={inputMode} {...input} />
      )}
    </div>
  );
}
