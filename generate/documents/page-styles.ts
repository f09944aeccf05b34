import { parse, type AtRule, type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** The layers of which every page uses nearly all; `frame` is the header, the footer and what is in them. */
const commonLayers = new Set(['reset', 'tokens', 'base', 'frame']);

function isLayer(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer';
}

/**
 * A stylesheet in two parts: the order of all layers with those that every document has whole, which comes first, and
 * the rest, of which each document has its own part.
 */
export function splitLayers(css: string): { common: string; rest: string } {
  const root = parse(css);
  const layers = root.nodes.filter(isLayer);
  const order = new Set(layers.flatMap(({ params }) => params.split(/,\s*/)));
  const common = layers.filter(({ nodes, params }) => nodes && commonLayers.has(params));
  if (common.length === 0) throw new Error('the stylesheet has none of the layers that every document has');
  const rules = common.map((layer) => layer.remove().toString());
  return { common: `@layer ${[...order].join(',')};${rules.join('')}`, rest: root.toString() };
}

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
