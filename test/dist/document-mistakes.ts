import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { parse, type HTMLElement } from 'node-html-parser';
import { mistakes, type Node } from './schema-vocabulary.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

// The name is relative, because the configuration is looked for in its folder.
async function invalidMarkup(html: string, file: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) => messages.map(({ message, line }) => `line ${line}: ${message}`));
}

function structuredDataMistakes(root: HTMLElement): string[] {
  return root.querySelectorAll('script[type="application/ld+json"]').flatMap(({ innerHTML }) => {
    const { '@graph': graph } = JSON.parse(innerHTML) as { '@graph': Node[] };
    return graph.flatMap((node) => mistakes(node, graph));
  });
}

/** A built site, whose documents are read once. */
function readDocuments(dist: string): Map<string, { html: string; root: HTMLElement }> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    // What answers for a missing file is no page.
    .filter((file) => !file.startsWith('assets'));
  return new Map(
    files.map((file) => {
      const html = readFileSync(path.join(dist, file), 'utf8');
      return [`/${file}`, { html, root: parse(html) }] as const;
    }),
  );
}

/** Returns the links of a document to pages, parts of pages and files that do not exist. */
function deadLinks(
  documents: ReturnType<typeof readDocuments>,
  dist: string,
  file: string,
  root: HTMLElement,
): string[] {
  const addresses = root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
  return addresses.filter((href) => {
    if (!/^[/#]/.test(href)) return false;
    const { pathname, hash } = new URL(href, `http://site${file}`);
    const isFile = path.extname(pathname) !== '';
    const target = documents.get(isFile ? pathname : `${pathname === '/' ? '/index' : pathname}.html`);
    if (!target) return !isFile || !existsSync(path.join(dist, pathname));
    const id = decodeURIComponent(hash.slice(1));
    return id !== '' && !target.root.querySelectorAll('[id]').some((element) => element.id === id);
  });
}

/**
 * Returns the comments, and the white space between elements, without which hydration would fail: some hosts strip them.
 * The browser restores those of boundaries, and an element may lose the white space that is all its text.
 */
function fragileNodes(html: string): string[] {
  const [, body = ''] = /<div id="root"[^>]*>(.*)<\/div>\n<p id="unloaded"/s.exec(html) ?? [];
  const restored = body
    .replaceAll(/( data-boundary="[^>]*>)<!--\$-->/g, '$1')
    .replaceAll('<!--/$--></div>', '</div>');
  const found = [...restored.matchAll(/<!--|(?<!<span)>\s+</g)];
  return found.map(({ index }) => restored.slice(Math.max(0, index - 60), index + 20));
}

/**
 * Returns what is wrong in the documents of a built site, one line each: invalid HTML, links that lead nowhere, structured
 * data outside of the vocabulary, and markup that hosts may strip.
 */
export async function documentMistakes(dist: string): Promise<string[]> {
  const documents = readDocuments(dist);
  const found: string[] = [];
  for (const [file, { html, root }] of documents) {
    const own = [
      ...(await invalidMarkup(html, file.slice(1))),
      ...deadLinks(documents, dist, file, root).map((href) => `leads nowhere: ${href}`),
      ...structuredDataMistakes(root),
      ...fragileNodes(html).map((text) => `hydration needs what a host may strip: ${text}`),
    ];
    found.push(...own.map((each) => `${file}: ${each}`));
  }
  if (documents.size === 0) throw new Error(`${dist} has no document`);
  return found;
}
