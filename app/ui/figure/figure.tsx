import styles from './figure.module.css';
import { splitFigure } from './split-figure.ts';

/** A short text whose number is large, and the words around it small. */
export function Figure({ text }: { text: string }) {
  const { before, figure, after } = splitFigure(text);
  return (
    <>
      {before && <small className={styles.words}>{before.trimEnd()}</small>}
      <span className={styles.number}>{`${before && ' '}${figure}${after && ' '}`}</span>
      {after && <small className={styles.words}>{after.trimStart()}</small>}
    </>
  );
}
