import { useId } from 'react';
import type { ArticlePreview, ArticleText as Text } from '#edit/articles/articles.ts';
import { roomWords } from '#edit/page/fields/character-count.tsx';
import { Reasons } from '#edit/page/frame/reason.tsx';

type Props = {
  own: Text;
  preview: ArticlePreview | undefined;
  /** How many characters more fit on the page. */
  pageRoom: number | undefined;
  /** The build's messages about the text. */
  mistakes: readonly string[];
  text: string;
  /** The current text of the file, if it was changed elsewhere. */
  other?: string | undefined;
  onChange: (text: string) => void;
};

/** An article in one language: its source and a preview. */
export function ArticleText({ own, preview, pageRoom, mistakes, text, other, onChange }: Props) {
  const id = useId();
  return (
    <div className="article">
      <div className="value">
        <label htmlFor={id}>{`Text, ${own.language}`}</label>
        <textarea
          id={id}
          lang={own.locale}
          spellCheck
          aria-describedby={`${id}-about`}
          aria-invalid={mistakes.length > 0 || undefined}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={({ key, ctrlKey, metaKey, nativeEvent, currentTarget }) => {
            if (nativeEvent.isComposing) return;
            if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
          }}
        />
        {pageRoom !== undefined && (
          <p className="count">{`${text.length.toLocaleString('en')} characters · ${roomWords(pageRoom)}`}</p>
        )}
        <div id={`${id}-about`} className="about" role="status">
          <Reasons all={mistakes} />
          {preview?.advice.map((advice) => (
            <p key={advice} className="advice">
              {advice}
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
      {/* Scrolls, so the keyboard must reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="drawn" aria-label={`Preview, ${own.language}`} lang={own.locale} tabIndex={0}>
        {preview?.html === undefined ? (
          <p className="hint">{preview ? 'Nothing can be shown yet.' : 'Reading…'}</p>
        ) : (
          <>
            <p className="title">{preview.title}</p>
            <p className="hint">{preview.description}</p>
            {/* Rendered by the build's own rules, which let no raw HTML through. */}
            <div dangerouslySetInnerHTML={{ __html: preview.html }} />
          </>
        )}
      </section>
    </div>
  );
}
