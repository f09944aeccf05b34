import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { minifyWhitespace } from 'hast-util-minify-whitespace';
import { toString } from 'hast-util-to-string';
import type { Root as Markdown } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { BundledLanguage } from 'shiki';
import { visit } from 'unist-util-visit';
import { withoutAccents } from '#packages/site/without-accents.ts';
import type { TextWords } from '../collections/text-parts.ts';
import { footnoteLabel, reservedIds } from '../addresses/reserved-names.ts';
import type { Picture } from '../schemas/front-matter-schema.ts';

export type Section = { id: string; title: string };

/** Gives every heading an id without accents, which URLs would escape. Returns the headings of the second level. */
function addHeadingIds(elements: readonly Element[], taken: readonly string[]): Section[] {
  const slugger = new GithubSlugger();
  for (const id of [...reservedIds.text, ...taken]) slugger.slug(id);
  // Those of footnotes and of the links to them.
  for (const { properties } of elements) if (properties.id) slugger.slug(properties.id);
  const sections: Section[] = [];
  for (const element of elements) {
    if (!/^h[23]$/.test(element.tagName) || element.properties.id) continue;
    const title = toString(element);
    const id = slugger.slug(withoutAccents(title)) || slugger.slug('section');
    element.properties.id = id;
    if (element.tagName === 'h2') sections.push({ id, title });
  }
  return sections;
}

/** `mdast-util-to-hast` makes ids of footnotes' names, where a second link to `1` is the same as the first to `1-2`. */
function numberFootnotes(markdown: Markdown): void {
  const numbers = new Map<string, string>();
  visit(markdown, (node) => {
    if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return;
    const number = numbers.get(node.identifier) ?? String(numbers.size + 1);
    numbers.set(node.identifier, number);
    node.identifier = number;
  });
}

/** Replaces the obsolete `align` attribute of cells with a data attribute for the stylesheet. */
function alignCell({ properties }: Element): void {
  const { align } = properties;
  if (align === undefined) return;
  delete properties.align;
  properties.dataAlign = align;
}

/** Labels the section of footnotes by its heading, and removes classes that no stylesheet uses. */
function labelFootnotes({ properties }: Element): void {
  if (properties.dataFootnotes) properties.ariaLabelledBy = [footnoteLabel];
  if (properties.dataFootnotes || properties.dataFootnoteBackref !== undefined) delete properties.className;
}

/** Highlights code with classes, because the site's policy forbids `style` attributes. */
async function highlight(code: string, lang: string): Promise<ElementContent[]> {
  // Imported only if needed: loading it takes most of a second.
  const { codeToTokens, createCssVariablesTheme } = await import('shiki');
  // What Shiki does not know has been reported as a mistake.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const options = { lang: lang as BundledLanguage, theme: createCssVariablesTheme({ variablePrefix: '--' }) };
  // By default Shiki stops highlighting a line after 500 ms, so the output would depend on the machine's load.
  const { tokens } = await codeToTokens(code, { ...options, tokenizeTimeLimit: 0 });
  return tokens.flatMap((line, index): ElementContent[] => [
    ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
    ...line.map(({ content, color = '' }): ElementContent => {
      // As in 'var(--token-string-expression)'.
      const [className] = /token-[a-z]+/.exec(color) ?? [];
      const text = { type: 'text' as const, value: content };
      if (className === undefined) return text;
      return { type: 'element', tagName: 'span', properties: { className: [className] }, children: [text] };
    }),
  ]);
}

async function highlightCode(elements: readonly Element[]): Promise<void> {
  for (const code of elements) {
    if (code.tagName !== 'code') continue;
    const [, lang] = /^language-(.+)$/.exec(String([code.properties.className].flat()[0])) ?? [];
    delete code.properties.className;
    if (lang) code.children = await highlight(toString(code).trimEnd(), lang);
  }
}

/** The figure above the text. Its image loads eagerly, because it is in the first view. */
function leadFigure({ file, alt }: Picture): Element {
  const properties = { src: file, alt, loading: 'eager' };
  const image: Element = { type: 'element', tagName: 'img', properties, children: [] };
  return { type: 'element', tagName: 'figure', properties: {}, children: [image] };
}

/** @param taken the ids of other elements of the page, which headings cannot have */
export async function textTree(
  { markdown: checked, picture }: { markdown: Markdown; picture?: Picture | undefined },
  words: Pick<TextWords, 'back' | 'backToNote' | 'notes'>,
  taken: readonly string[] = [],
): Promise<{ tree: Root; sections: Section[] }> {
  const markdown = structuredClone(checked);
  numberFootnotes(markdown);
  // A root becomes a root.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const tree = toHast(markdown, {
    clobberPrefix: 'note-',
    footnoteLabel: words.notes,
    footnoteLabelProperties: {},
    footnoteBackContent: () => [{ type: 'text', value: words.back }],
    footnoteBackLabel: (index) => `${words.backToNote} ${index + 1}`,
  }) as Root;
  const elements: Element[] = [];
  visit(tree, 'element', (element) => void elements.push(element));
  const sections = addHeadingIds(elements, taken);
  for (const element of elements) {
    alignCell(element);
    labelFootnotes(element);
  }
  await highlightCode(elements);
  minifyWhitespace(tree);
  if (picture) tree.children.unshift(leadFigure(picture));
  return { tree, sections };
}
