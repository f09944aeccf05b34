import styles from './figure.module.css';

// A number with what is written to it: a sign, the dash of a range, a percent sign after a space, capitals before it.
const withNumber = /(?:[^\s\p{Ll}]+\s)?\S*\d\S*(?:\s[^\s\p{L}\d]*%)?/u;

/**
 * Splits a short text at its first number, so that the number can be set larger than the words around it. Text without
 * a number is all figure. The parts add up to the text.
 *
 * @example splitFigure('up to 40%') // { before: 'up to ', figure: '40%', after: '' }
 */
export function splitFigure(text: string): { before: string; figure: string; after: string } {
  const found = withNumber.exec(text);
  if (!found) return { before: '', figure: text, after: '' };
  const end = found.index + found[0].length;
  return { before: text.slice(0, found.index), figure: found[0], after: text.slice(end) };
}

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
