import { useId, useState, type Ref } from 'react';
import type { ArticleText } from '#edit/articles/articles.ts';
import { roomWords } from '#edit/page/fields/character-count.tsx';
import { Reasons } from '#edit/page/frame/reason.tsx';
import { SourceText } from '#edit/page/writing/source-text.tsx';
import type { Caret } from '#edit/page/writing/text.ts';
import { WrittenText } from '#edit/page/writing/written-text.tsx';

type Props = {
  text: ArticleText;
  caret: Ref<Caret>;
  body: string;
  /** How many characters more fit on the page. */
  pageRoom: number | undefined;
  /** The build's messages about it, which name its lines. */
  mistakes: readonly string[];
  /** What the languages may lack. */
  advice: readonly string[];
  /** The current text of the file, if it was changed elsewhere. */
  other: string | undefined;
  onChange: (body: string) => void;
};

/** What stands below the title of a text: as it looks, or in Markdown. */
export function ArticleBody({ text, caret, body, pageRoom, mistakes, advice, other, onChange }: Props) {
  const id = useId();
  const [isSource, setIsSource] = useState(false);
  const written = {
    text: body,
    caret,
    onChange,
    attributes: {
      lang: text.locale,
      'aria-label': `Text, ${text.language}`,
      'aria-describedby': `${id}-about`,
      ...(mistakes.length > 0 && { 'aria-invalid': 'true' }),
    },
  };
  return (
    <div className="value">
      <div className="under">
        <span className="label">{`Text, ${text.language}`}</span>
        <button type="button" aria-pressed={isSource} onClick={() => setIsSource(!isSource)}>
          Markdown
        </button>
      </div>
      {isSource ? (
        <SourceText {...written} />
      ) : (
        <WrittenText {...written} addresses={text.redirects.groups[0]?.addresses ?? []} />
      )}
      {pageRoom !== undefined && (
        <p className="count">{`${body.length.toLocaleString('en')} characters · ${roomWords(pageRoom)}`}</p>
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
