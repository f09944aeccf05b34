/** How much more text a page has room for, from the measurements of the last build. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { insightsAddress } from '#app/site/insights.ts';
import { pageAddress, pages } from '#app/site/pages.ts';
import { storiesAddress } from '#app/site/stories.ts';
import { writtenLanguages } from '#generate/content/written-languages.ts';
import { limits, weightsFile, type PageWeight } from '#generate/finish/budgets.ts';
import { isWords } from './shapes.ts';

/** What a character of text adds to a compressed document, in bytes. */
const bytesPerCharacter = 0.45;

/** The pages whose documents have the words of a file, besides its own page. */
const alsoOn: Readonly<Record<string, readonly string[]>> = { services: ['home'] };

/** Returns which documents have the words of a file; every one if it has no page of its own. */
function addressesOf(name: string, locale: (typeof writtenLanguages)[number], group: string): string[] {
  if (name === 'insights') return [insightsAddress(locale)];
  if (name === 'stories') return [storiesAddress(locale)];
  const ids = name === 'questions' ? [group] : [name, ...(alsoOn[name] ?? [])];
  const own = pages.filter(({ id }) => ids.includes(id));
  return (own.length > 0 ? own : pages).map(({ id }) => pageAddress(id, locale));
}

/**
 * Returns the characters that fit into the fullest page with a file's words before its document no longer arrives at once on
 * a phone, by language; nothing before the first build. An estimate.
 *
 * @param group the first key of the value, which for questions is the page
 */
export function pageRoom(root: string, name: string, group: string): Record<string, number> {
  const file = path.join(root, weightsFile);
  if (!isWords(name) || !existsSync(file)) return {};
  const weights = JSON.parse(readFileSync(file, 'utf8')) as PageWeight[];
  const rooms = writtenLanguages.flatMap((locale) => {
    const addresses = addressesOf(name, locale, group);
    const own = weights.filter(({ address }) => addresses.includes(address));
    if (own.length === 0) return [];
    const heaviest = Math.max(...own.map(({ document }) => document));
    return [[locale.code, Math.round((limits.document - heaviest) / bytesPerCharacter)] as const];
  });
  return Object.fromEntries(rooms);
}
