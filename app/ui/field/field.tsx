import { useId, type HTMLInputAutoCompleteAttribute } from 'react';
import styles from './field.module.css';

export type FieldProps = {
  name: string;
  label: string;
  /** "Required" or "optional", next to the label. Hidden from assistive technology if the field itself conveys it. */
  note: string;
  type?: 'text' | 'email';
  inputMode?: 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  multiline?: boolean;
};

/** A labelled, uncontrolled text field, so that hydration never resets text typed before it. */
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
