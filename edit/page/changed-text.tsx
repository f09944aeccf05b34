import type { Reviewed } from '#edit/publish/review.ts';

/** A changed text: what was removed is struck out, what was added is underlined. Screen readers say both. */
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
