/** What search engines and link previews show of each page, and whether they find it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { longestDescription, longestTitle } from '#packages/content/schemas/title.ts';
import { trueOf } from '#packages/site/true-of.ts';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { leadsSomewhere } from './links.ts';
import {
  attributesOf,
  canonicalOf,
  indexedDocuments,
  pageFaults,
  textOf,
  contentsAt,
  type JudgedDocument,
  type Output,
} from './output.ts';

const titleOf = ({ root }: JudgedDocument) => textOf(root, 'head > title');

const languageOf = ({ root }: JudgedDocument) => root.querySelector('html')?.getAttribute('lang');

function metaOf({ root }: JudgedDocument, name: string): string {
  const [content = ''] = attributesOf(root, `meta[name="${name}"], meta[property="${name}"]`, 'content');
  return content;
}

/** The size of a PNG in pixels (PNG, third edition, section 11.2.1); undefined for any other file. */
function pngSize(picture: Buffer): { width: number; height: number } | undefined {
  if (picture.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}

/** The path of an address of this site, also if it is absolute; undefined for one of another. */
function pathOf({ origin }: Output, address: string): string | undefined {
  const url = new URL(address, origin || 'https://site.invalid');
  return url.origin === (origin || 'https://site.invalid') ? url.pathname + url.hash : undefined;
}

function textFaults(document: JudgedDocument): string[] {
  const [title, description] = [titleOf(document), metaOf(document, 'description')];
  return trueOf({
    'has no title': title === '',
    [`has a title of ${title.length} characters, and search engines show about ${longestTitle}`]:
      title.length > longestTitle,
    'has no description for search engines': description === '',
    [`has a description of ${description.length} characters, and search engines show ${longestDescription}`]:
      description.length > longestDescription,
  });
}

function pictureFaults(output: Output, document: JudgedDocument): string[] {
  const address = metaOf(document, 'og:image');
  const file = address && pathOf(output, address);
  if (!file || !output.files.has(file)) return ['has no picture for link previews'];
  const picture = readFileSync(path.join(output.dist, file));
  const size = pngSize(picture);
  return trueOf({
    [`has a picture for link previews that is not 1200 by 630 pixels: ${file}`]:
      size?.width !== 1200 || size.height !== 630,
    [`has a picture for link previews of 100 KB or more: ${file}`]: picture.length >= 100_000,
  });
}

/** What is wrong with the links in the head: to icons, other languages, the Markdown twin, and the page itself. */
function linkFaults(output: Output, document: JudgedDocument): string[] {
  const { address, root } = document;
  const dead = attributesOf(root, 'head > link', 'href')
    .filter((href) => {
      const path = pathOf(output, href);
      return path === undefined || !leadsSomewhere(output, path);
    })
    .map((href) => `names ${href}, which does not exist`);
  const isItself = canonicalOf(document) === new URL(address, output.origin).href;
  return isItself ? dead : [...dead, `tells search engines another address: ${canonicalOf(document)}`];
}

function sharedTexts(output: Output): Fault[] {
  const texts = [
    ['title', titleOf],
    ['description', (document: JudgedDocument) => metaOf(document, 'description')],
  ] as const;
  return texts.flatMap(([name, of]) => {
    const sharing = Map.groupBy(indexedDocuments(output), (each) => `${languageOf(each)} ${of(each)}`);
    return [...sharing.values()].flatMap(([first, ...others]) => {
      if (!first || of(first) === '' || others.length === 0) return [];
      const reason = `has the same ${name} as ${others.map(({ address }) => address).join(', ')}`;
      return pageFaults(output, first, [reason], `give each page a different ${name}`);
    });
  });
}

export function judgeHead(output: Output): Fault[] {
  const single = indexedDocuments(output).flatMap((document) => {
    const ofBuild = [...pictureFaults(output, document), ...linkFaults(output, document)];
    return [
      ...pageFaults(output, document, textFaults(document), 'correct it in the texts of this page'),
      ...pageFaults(output, document, ofBuild, 'rebuild the site'),
    ];
  });
  return [...single, ...sharedTexts(output)];
}

export function judgeSitemap(output: Output): Fault[] {
  const file = '/sitemap.xml';
  const toDo = 'rebuild the site';
  if (!output.files.has(file))
    return [{ file, reason: 'does not exist, so search engines miss pages', toDo }];
  const entries = parse(contentsAt(output, file)).querySelectorAll('url > loc');
  const listed = Map.groupBy(entries, ({ text }) => text);
  const pages = new Set(indexedDocuments(output).flatMap((document) => canonicalOf(document) ?? []));
  return [
    ...[...pages].filter((page) => !listed.has(page)).map((page) => `lacks ${page}`),
    ...[...listed.keys()].filter((each) => !pages.has(each)).map((each) => `lists ${each}, which is no page`),
    ...[...listed].flatMap(([each, same]) => (same.length > 1 ? `lists ${each} twice` : [])),
  ].map((reason) => ({ file, reason, toDo }));
}
