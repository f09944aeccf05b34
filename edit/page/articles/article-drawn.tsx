import type { ArticlePreview, ArticleText } from '#edit/articles/articles.ts';

/** A text as the page will show it. */
export function ArticleDrawn({ text, preview }: { text: ArticleText; preview: ArticlePreview | undefined }) {
  return (
    // Scrolls, so the keyboard must reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="drawn" aria-label={`Preview, ${text.language}`} lang={text.locale} tabIndex={0}>
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
  );
}
