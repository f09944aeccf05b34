import { useId, type RefObject } from 'react';
import type { ArticleText } from '#edit/articles/articles.ts';
import { roomWords } from '#edit/page/fields/character-count.tsx';
import { Reasons } from '#edit/page/frame/reason.tsx';

type Props = {
  own: ArticleText;
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** How many characters more fit on the page. */
  pageRoom: number | undefined;
  /** The build's messages about it, which name its lines. */
  mistakes: readonly string[];
  /** What the languages may lack. */
  advice: readonly string[];
  /** The current text of the file, if it was changed elsewhere. */
  other: string | undefined;
  onChange: (text: string) => void;
};

/** What stands below the title of a text, in Markdown. */
export function ArticleBody({ own, area, text, pageRoom, mistakes, advice, other, onChange }: Props) {
  const id = useId();
  return (
    <div className="value">
      <label htmlFor={id}>{`Text, ${own.language}`}</label>
      <textarea
        ref={area}
        id={id}
        className="source"
        lang={own.locale}
        spellCheck
        aria-describedby={`${id}-about`}
        aria-invalid={mistakes.length > 0 || undefined}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {pageRoom !== undefined && (
        <p className="count">{`${text.length.toLocaleString('en')} characters · ${roomWords(pageRoom)}`}</p>
      )}
      <div id={`${id}-about`} className="about" role="status">
        <Reasons all={mistakes} />
        {advice.map((each) => (
          <p key={each} className="advice">
            {each}
          </p>
        ))}
      </div>
      {other !== undefined && (
        <details className="other">
          <summary>The file now has</summary>
          <code>{other}</code>
        </details>
      )}
    </div>
  );
}
