import { PurgeCSS } from 'purgecss';

/** The attributes by which a stylesheet selects: many are set by scripts, after the document was written. */
function selectedAttributes(css: string): string[] {
  return [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * The part of a stylesheet that a page needs: the rules of classes and elements that are not in it are left out. What
 * can come about later without a script of ours stays: states, attributes, media.
 *
 * @param css the whole stylesheet
 * @param documents the page's HTML, in each language
 */
export async function pageStyles(css: string, documents: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: documents.join('\n'), extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    dynamicAttributes: selectedAttributes(css),
    // A selector of nothing but a nesting mark or a pseudo-class, as in `&:hover`, says nothing of what is in the page.
    safelist: [/^[&:]/],
  });
  if (!result) throw new Error('the stylesheet could not be split by page');
  return result.css;
}
