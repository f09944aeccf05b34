import { parse, type HTMLElement } from 'node-html-parser';
import { trueOf } from '#packages/site/true-of.ts';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import {
  attributesOf,
  filesEnding,
  plainText,
  sharedText,
  contentsAt,
  textOf,
  type JudgedDocument,
  type Output,
} from './output.ts';

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

/** A feed has at least so many texts, if there are as many. */
const feedSize = 20;

/** Names the elements that RFC 4287 (4.1.1, 4.1.2) wants once, and that an element lacks or has twice. */
function lacks(element: HTMLElement, names: readonly string[]): string[] {
  return names
    .filter((name) => element.querySelectorAll(`:scope > ${name}`).length !== 1)
    .map((name) => `has not one <${name}>, as readers of feeds need`);
}

const published = '"article:published_time"';

function newestOf(texts: readonly JudgedDocument[]): JudgedDocument[] {
  const dated = texts.map((text) => ({
    text,
    day: attributesOf(text.root, `meta[property=${published}]`, 'content')[0] ?? '',
  }));
  const next = dated.toSorted((a, b) => b.day.localeCompare(a.day))[feedSize];
  return dated.filter(({ day }) => !next || day > next.day).map(({ text }) => text);
}

function entryFaults(entry: HTMLElement, document: JudgedDocument | undefined): string[] {
  const title = textOf(entry, 'title');
  if (!document) return [`has an entry “${title}” of a page that does not exist`];
  const content = parse(textOf(entry, 'content'));
  const said = plainText(content);
  const links = attributesOf(content, 'a', 'href');
  // Skips texts with hints for screen readers, which feeds omit.
  const lost = document.root
    .querySelectorAll('main [data-text] :is(p, li, td)')
    .filter((each) => !each.querySelector('.visually-hidden') && !said.includes(sharedText(each)));
  return [
    ...lacks(entry, ['id', 'title', 'updated', 'content']),
    ...lost.map((each) => `leaves out of “${title}”: ${each.text.trim()}`),
    ...links
      .filter((href) => !/^(?:https?:|mailto:|tel:)/.test(href))
      .map((href) => `has a link in “${title}” that leads nowhere from a reader of feeds: ${href}`),
    ...trueOf({
      [`has in “${title}” what only the page can draw`]:
        content.querySelector('[class], [style], svg') !== null,
    }),
  ];
}

export function judgeFeeds(output: Output): Fault[] {
  const toDo = 'rebuild the site; what stays is a mistake of its code (generate/discovery/feed.ts)';
  const texts = [...output.documents.values()].filter(({ root }) =>
    root.querySelector(`meta[property=${published}]`),
  );
  return filesEnding(output, '.atom').flatMap((file) => {
    const feed = parse(contentsAt(output, file)).querySelector('feed');
    if (!feed) return [];
    const entries = feed.querySelectorAll('entry');
    const addressOf = (entry: HTMLElement) => textOf(entry, 'id').slice(output.origin.length);
    const listed = new Set(entries.map(addressOf));
    const its = file.replace('.atom', '/');
    const linking = texts.filter(
      ({ address, root }) =>
        address.startsWith(its) && root.querySelector(`link[type="application/atom+xml"][href="${file}"]`),
    );
    const [itself] = attributesOf(feed, 'link[rel=self]', 'href');
    const found = [
      ...lacks(feed, ['id', 'title', 'updated', 'author']),
      ...feed
        .querySelectorAll('updated, published')
        .filter(({ text }) => !time.test(text))
        .map(({ text }) => `has a time that readers of feeds don’t know: ${text}`),
      ...trueOf({ 'does not name its address': itself !== output.origin + file }),
      ...newestOf(linking)
        .filter(({ address }) => !listed.has(address))
        .map(({ address }) => `lacks ${address}`),
      ...entries.flatMap((entry) => entryFaults(entry, output.documents.get(addressOf(entry)))),
    ];
    return found.map((reason) => ({ file, reason, toDo }));
  });
}
