/** The articles, stories and pages of a language by address, and when each is on the site. Runs at build time only. */
import { locales, type LocaleCode } from '#app/site/locales.ts';
import { pageAddress, pages } from '#app/site/pages.ts';
import { firstGap, type Hold } from '../held-back.ts';
import { dayInWords } from '../site-day.ts';
import { collections, entryAddress, type Collection } from '../collections.ts';

/** An article, a client story or a page: its place, and on which days it is on the site. */
export type Entry = Hold & { file: string; collection: Collection; slug: string; address: string };

const lists = collections.filter((each) => each !== 'pages');

/** Says why a link leads nowhere on a day, although there is a text at its address. */
function gapReason(address: string, gap: string, { date = gap, draft, until }: Hold): string {
  if (draft)
    return `${address} is a draft, which is held back from the site: publish it too, or remove the link`;
  return gap < date
    ? `${address} is held back until ${dayInWords(date)}, and this text is on the site before`
    : `${address} is on the site until ${dayInWords(until ?? gap)}, and this text longer: say there with movedTo where its address leads then, or remove the link`;
}

type Place = { locale: LocaleCode; collection: Collection; entries: readonly Entry[]; day: string };

/**
 * Returns a function that says why a text cannot link to an address of the site, for every day on which the text is there;
 * undefined if it can.
 */
export function linkMistakeIn(
  { locale: code, collection: own, entries, day }: Place,
  text: Hold,
): (address: string) => string | undefined {
  const locale = locales.find((each) => each.code === code);
  const ofPages = new Set(locale && pages.map(({ id }) => pageAddress(id, locale)));
  return (address) => {
    if (ofPages.has(address)) return undefined;
    const list = lists.find((each) => entryAddress(code, each, '') === address);
    // A text is in its list.
    if (list === own) return undefined;
    const targets = entries.filter((each) => (list ? each.collection === list : each.address === address));
    const [first] = targets;
    if (!first) return `${address} is not an address of this site in this language`;
    const gap = firstGap(text, targets, day);
    if (gap === undefined) return undefined;
    return list
      ? `${address} lists nothing on ${dayInWords(gap)}: all its texts are held back`
      : gapReason(address, gap, first);
  };
}
