/** What search engines and link previews show of each page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { longestTitle } from '#packages/content/schemas/title.ts';
import type { Finding } from './finding.ts';
import { leadsSomewhere } from './links.ts';
import { canonicalOf, indexedDocuments, inItsTexts, type JudgedDocument, type Output } from './output.ts';

const longestDescription = 155;
const pictureSize = { width: 1200, height: 630, bytes: 100_000 };

const titleOf = ({ root }: JudgedDocument) => root.querySelector('head > title')?.text ?? '';

const languageOf = ({ root }: JudgedDocument) => root.querySelector('html')?.getAttribute('lang');

function metaOf({ root }: JudgedDocument, name: string): string {
  return root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
}

/** Returns the size of a PNG in pixels (PNG, third edition, section 11.2.1); undefined for any other file. */
export function pngSize(picture: Buffer): { width: number; height: number } | undefined {
  if (picture.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}

/** Returns the path of an address of this site, also if it is absolute; undefined for one of another. */
function ownPath({ origin }: Output, address: string): string | undefined {
  const url = new URL(address, origin || 'https://site.invalid');
  return url.origin === (origin || 'https://site.invalid') ? url.pathname + url.hash : undefined;
}

function textFaults(document: JudgedDocument): string[] {
  const [title, description] = [titleOf(document), metaOf(document, 'description')];
  return [
    ...(title === '' ? ['has no title'] : []),
    ...(title.length > longestTitle
      ? [`has a title of ${title.length} characters, and search engines show about ${longestTitle}`]
      : []),
    ...(description === '' ? ['has no description for search engines'] : []),
    ...(description.length > longestDescription
      ? [
          `has a description of ${description.length} characters, and search engines show ${longestDescription}`,
        ]
      : []),
  ];
}

function pictureFaults(output: Output, document: JudgedDocument): string[] {
  const address = metaOf(document, 'og:image');
  const file = address && ownPath(output, address);
  if (!file || !output.files.has(file)) return ['has no picture for link previews'];
  const picture = readFileSync(path.join(output.dist, file));
  const size = pngSize(picture);
  const isRight = size?.width === pictureSize.width && size.height === pictureSize.height;
  return [
    ...(isRight ? [] : [`has a picture for link previews that is not 1200 by 630 pixels: ${file}`]),
    ...(picture.length < pictureSize.bytes
      ? []
      : [`has a picture for link previews of 100 KB or more: ${file}`]),
  ];
}

/** Returns what is wrong with the links in the head: to icons, other languages, the Markdown twin, and the page itself. */
function linkFaults(output: Output, document: JudgedDocument): string[] {
  const { address, root } = document;
  const dead = root.querySelectorAll('head > link[href]').flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const own = ownPath(output, href);
    return own === undefined || !leadsSomewhere(output, own) ? [`names ${href}, which does not exist`] : [];
  });
  const isItself = canonicalOf(document) === new URL(address, output.origin).href;
  return isItself ? dead : [...dead, `tells search engines another address: ${canonicalOf(document)}`];
}

/** Finds titles and descriptions that several pages of a language share. */
function sharedTexts(output: Output): Finding[] {
  const texts = [
    ['title', titleOf],
    ['description', (document: JudgedDocument) => metaOf(document, 'description')],
  ] as const;
  return texts.flatMap(([name, textOf]) =>
    [
      ...Map.groupBy(
        indexedDocuments(output),
        (document) => `${languageOf(document)} ${textOf(document)}`,
      ).values(),
    ]
      .filter(([first, ...others]) => first && textOf(first) !== '' && others.length > 0)
      .map((documents) => ({
        where: documents[0]?.address ?? '',
        what: `has the same ${name} as ${documents
          .slice(1)
          .map(({ address }) => address)
          .join(', ')}`,
        toDo: inItsTexts(output, documents[0]?.address ?? '', `give each page a ${name} of its own`),
      })),
  );
}

/** Finds pages whose title, description, picture or addresses mislead search engines and link previews. */
export function judgeHead(output: Output): Finding[] {
  const own = indexedDocuments(output).flatMap((document) =>
    [
      ...textFaults(document).map((what) => ({ what, toDo: 'correct it in the texts of this page' })),
      ...[...pictureFaults(output, document), ...linkFaults(output, document)].map((what) => ({
        what,
        toDo: 'rebuild the site',
      })),
    ].map(({ what, toDo }) => ({
      where: document.address,
      what,
      toDo: inItsTexts(output, document.address, toDo),
    })),
  );
  return [...own, ...sharedTexts(output)];
}
