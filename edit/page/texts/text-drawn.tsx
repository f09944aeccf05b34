import type { TextPreview, LanguageText } from '#edit/texts/texts.ts';

/** A text as the page will show it. */
export function TextDrawn({ text, preview }: { text: LanguageText; preview: TextPreview | undefined }) {
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
