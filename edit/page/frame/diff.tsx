import type { Reviewed } from '#edit/publish/review.ts';
import type { Part } from '#edit/words/differences.ts';

/** A word diff: removed words are struck out, added words underlined. Screen readers announce both. */
export function Diff({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, is }, index) => {
    const key = `${index}${is}`;
    if (is === 'old') return <del key={key}>{text}</del>;
    return is === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
  });
}

/** A changed text. */
export function ChangedText({ change }: { change: Reviewed }) {
  const { page, label, language, parts } = change;
  return (
    <li>
      <p className="where">{[page, label, language].filter(Boolean).join(' · ')}</p>
      <p className="diff">
        <Diff parts={parts} />
      </p>
    </li>
  );
}
