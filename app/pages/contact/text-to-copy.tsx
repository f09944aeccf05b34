import { useEffect, useId, useRef } from 'react';
import styles from './text-to-copy.module.css';

/** A text that the browser refused to copy, selected so that the visitor can. */
export function TextToCopy({ label, text }: { label: string; text: string }) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      <textarea ref={box} id={id} rows={5} readOnly defaultValue={text} />
    </div>
  );
}
