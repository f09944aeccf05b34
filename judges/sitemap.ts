import { parse } from 'node-html-parser';
import { canonicalOf, indexedDocuments, textAt, type Output, type Finding } from './output.ts';

/** Finds pages that the sitemap lacks, and entries of no page. */
export function judgeSitemap(output: Output): Finding[] {
  const where = '/sitemap.xml';
  const toDo = 'rebuild the site';
  if (!output.files.has(where))
    return [{ where, what: 'does not exist, so search engines miss pages', toDo }];
  const entries = parse(textAt(output, where)).querySelectorAll('url > loc');
  const listed = entries.map(({ text }) => text);
  const pages = indexedDocuments(output).flatMap((document) => canonicalOf(document) ?? []);
  return [
    ...pages.filter((page) => !listed.includes(page)).map((page) => `lacks ${page}`),
    ...listed.filter((each) => !pages.includes(each)).map((each) => `lists ${each}, which is no page`),
    ...listed.filter((each, index) => listed.indexOf(each) !== index).map((each) => `lists ${each} twice`),
  ].map((what) => ({ where, what, toDo }));
}
