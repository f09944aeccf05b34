import { parse } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Layers that every page uses almost entirely; `frame` has the header, the footer and their contents. */
const commonLayers = new Set(['reset', 'tokens', 'base', 'frame']);

/**
 * Splits a stylesheet: `common` has the layers that every document inlines whole, after the order of all layers; `rest` has
 * the rules that are split by page.
 *
 * @param order the statement of app/styles/layers.css. In the stylesheet, shared components precede it, and it is gone.
 * @throws Error for a layer that is not in the order, and if there are no common layers
 */
export function splitLayers(css: string, order: string): { common: string; rest: string } {
  const root = parse(css);
  const layers = root.nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'layer' ? node : []));
  const ordered = new Set(order.match(/[\w-]+/g));
  const unknown = layers.find(({ params }) => !ordered.has(params));
  if (unknown) throw new Error(`app/styles/layers.css has no layer "${unknown.params}"`);
  const common = layers.filter(({ params }) => commonLayers.has(params));
  if (common.length === 0) throw new Error('the stylesheet has none of the layers that every document has');
  const rules = common.map((layer) => layer.remove().toString());
  return { common: `${order.trim()}${rules.join('')}`, rest: root.toString() };
}

/** Matches the attributes of texts, which no script sets. */
const ofTexts = /^data-(?:align|chart|footnote)/;

export async function pageStyles(css: string, documents: readonly string[]): Promise<string> {
  const selected = Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = '']) => name);
  const [result] = await new PurgeCSS().purge({
    // One at a time: the words of all documents of a large site take hundreds of megabytes.
    content: documents.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    keyframes: true,
    // Scripts set many at run time, so the HTML cannot tell which are used.
    dynamicAttributes: selected.filter((name) => !ofTexts.test(name)),
    // Selectors such as `&:hover` have no class or element to look for.
    safelist: [/^[&:]/],
  });
  if (!result) throw new Error('the stylesheet could not be split by page');
  // It leaves at-rules whose nested ones it has emptied.
  return result.css.replaceAll(/@(?:container|media)[^{}]*\{\}/g, '');
}
