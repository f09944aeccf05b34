import { useId, type HTMLInputAutoCompleteAttribute } from 'react';
import styles from './field.module.css';

export type FieldProps = {
  name: string;
  label: string;
  /** The word beside the label: that the field is required, which assistive technology has from the field, or not. */
  note: string;
  type?: 'text' | 'email';
  inputMode?: 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  multiline?: boolean;
};

/** A labelled text field. Its value belongs to the browser, so that what was typed early is never reset. */
export function Field({ label, note, multiline = false, type = 'text', inputMode, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        <span className={styles.note} aria-hidden={input.required}>
          {` (${note})`}
        </span>
      </label>
      {multiline ? (
        <textarea id={id} rows={7} {...input} />
      ) : (
        <input id={id} type={type} inputMode={inputMode} {...input} />
      )}
    </div>
  );
}
