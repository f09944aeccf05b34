import { parse } from 'node-html-parser';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { canonicalOf, indexedDocuments, textAt, type Output } from './output.ts';

export function judgeSitemap(output: Output): Fault[] {
  const file = '/sitemap.xml';
  const toDo = 'rebuild the site';
  if (!output.files.has(file))
    return [{ file, reason: 'does not exist, so search engines miss pages', toDo }];
  const entries = parse(textAt(output, file)).querySelectorAll('url > loc');
  const listed = Map.groupBy(entries, ({ text }) => text);
  const pages = new Set(indexedDocuments(output).flatMap((document) => canonicalOf(document) ?? []));
  return [
    ...[...pages].filter((page) => !listed.has(page)).map((page) => `lacks ${page}`),
    ...[...listed.keys()].filter((each) => !pages.has(each)).map((each) => `lists ${each}, which is no page`),
    ...[...listed].flatMap(([each, same]) => (same.length > 1 ? `lists ${each} twice` : [])),
  ].map((reason) => ({ file, reason, toDo }));
}
