import type { Reviewed } from '#edit/publish/review.ts';

/** A changed text: removed words are struck out, added words underlined. Screen readers announce both. */
export function ChangedText({ change }: { change: Reviewed }) {
  const { page, label, language, parts } = change;
  return (
    <li>
      <p className="where">{[page, label, language].filter(Boolean).join(' · ')}</p>
      <p className="diff">
        {parts.map(({ text, is }, index) => {
          const key = `${index}${is}`;
          if (is === 'old') return <del key={key}>{text}</del>;
          return is === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
        })}
      </p>
    </li>
  );
}
