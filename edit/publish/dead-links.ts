/** Links of the built site that lead nowhere, and where they are written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { writtenCodes } from '#generate/content/written-languages.ts';
import { readSite } from '../../hosting/read-site.ts';
import { articleFile, articleNames, readableContent } from '../content/content-files.ts';
import { currentContent } from '../content/content.ts';
import { whereOf } from '../content/path-label.ts';
import { allFields } from '../words/fields.ts';

/** `page` is the address of the document with the link, `text` what the link says. */
type DeadLink = { page: string; href: string; text: string };

type Document = { address: string; root: HTMLElement; ids: Set<string> };

function documentsIn(dist: string): Document[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return files.toSorted().map((file) => {
    const root = parse(readFileSync(path.join(dist, file), 'utf8'));
    const name = file
      .split(path.sep)
      .join('/')
      .replace(/\.html$/, '');
    const address = `/${name.replace(/(?:^|\/)index$/, '')}`;
    return { address, root, ids: new Set(root.querySelectorAll('[id]').map(({ id }) => id)) };
  });
}

/** Returns the links to addresses or places of the site that do not exist. */
export function deadLinks(dist: string): DeadLink[] {
  const documents = new Map(documentsIn(dist).map((each) => [each.address, each]));
  const { moved = {} } = readSite(dist);
  const isDead = (href: string, from: string) => {
    const { pathname, hash } = new URL(href, new URL(from, 'https://site.invalid'));
    const target = documents.get(pathname);
    // A text that was taken down may still be linked.
    if (!target && Object.hasOwn(moved, pathname)) return false;
    if (!target)
      return path.extname(pathname) === '' || !existsSync(path.join(dist, decodeURIComponent(pathname)));
    return hash !== '' && !target.ids.has(decodeURIComponent(hash.slice(1)));
  };
  return [...documents.values()].flatMap(({ address, root }) =>
    root
      .querySelectorAll('a[href]')
      .map((link) => ({ page: address, href: link.getAttribute('href') ?? '', text: link.text.trim() }))
      .filter(({ href }) => /^[/#]/.test(href) && isDead(href, address)),
  );
}

/** Returns the places of the content in which the target of a link is written. */
function placesOf(root: string, href: string): string[] {
  const hash = decodeURIComponent(href.split('#')[1] ?? '');
  const fields = allFields(currentContent(root)).flatMap(({ path: keys, values }) =>
    values
      .filter(({ value }) => hash !== '' && value === hash)
      .map(({ file }) => whereOf(file, keys.join('.'))),
  );
  const articles = writtenCodes.flatMap((code) =>
    articleNames(root, code).map((name) => articleFile(code, name)),
  );
  const texts = articles
    .filter((file) => readableContent(root, file)?.includes(`](${href}`))
    .map((file) => whereOf(file, ''));
  return [...new Set([...fields, ...texts])];
}

/** Describes the dead links of the built site, one line each: the page, the link, and where it is written. */
export function describeDeadLinks(root: string): string[] {
  const all = Map.groupBy(deadLinks(path.join(root, 'dist')), ({ href }) => href);
  return [...all].map(([href, links]) => {
    const [first] = links;
    const others = links.length > 1 ? ` and ${links.length - 1} more` : '';
    const places = placesOf(root, href);
    const written = places.length > 0 ? ` It is written in ${places.join('; ')}.` : '';
    return `On ${first?.page}${others}, the link “${first?.text}” leads to ${href}, which does not exist.${written}`;
  });
}
