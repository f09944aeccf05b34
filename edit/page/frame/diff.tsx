import type { Part } from '#edit/words/differences.ts';

/** Screen readers announce removed and added words. */
export function Diff({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, is }, index) => {
    const key = `${index}${is}`;
    if (is === 'old') return <del key={key}>{text}</del>;
    return is === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
  });
}
