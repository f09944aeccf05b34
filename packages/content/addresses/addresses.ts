/** The addresses of the site to which something can lead, and the days on which each is there. */
import { pageAddress, textAddress, vcardAddress } from '#packages/site/addresses.ts';
import { listedCollections, type CollectionName } from '#packages/site/collections.ts';
import { localeOf, type LocaleCode } from '#packages/site/locales.ts';
import { pagesWithout } from '#packages/site/pages.ts';
import type { Facts } from '../facts.ts';
import { firstGap, isRedirected, isShown, type Hold } from '../schedule/held-back.ts';
import { dayInWords } from '../schedule/site-day.ts';

/** A text of a collection: its place, and on which days it is on the site. */
export type ScheduledText = Hold & {
  file: string;
  collection: CollectionName;
  slug: string;
  address: string;
};

/** What an address has: a list of texts, one text, or what is always there, such as a page or a contact card. */
type Target = { list?: CollectionName; texts?: readonly ScheduledText[] };

/** Everything at an address, by address. Lists of topics come and go with their articles, so nothing can lead there. */
export type Addresses = ReadonlyMap<string, Target>;

const always = (addresses: string[]) => addresses.map((address) => [address, {}] as const);

/** @param facts undefined if site.yaml cannot be read */
export function addressesIn(
  code: LocaleCode,
  entries: readonly ScheduledText[],
  facts: Pick<Facts, 'offices' | 'pagesOff'> | undefined,
): Addresses {
  const locale = localeOf(code);
  return new Map<string, Target>([
    ...always(pagesWithout(facts?.pagesOff).map(({ id }) => pageAddress(id, locale))),
    ...listedCollections.flatMap((list) => {
      const texts = entries.filter(({ collection }) => collection === list);
      return texts.length > 0 ? [[textAddress(list, locale), { list, texts }] as const] : [];
    }),
    ...entries.map((entry) => [entry.address, { texts: [entry] }] as const),
    ...always(Object.keys(facts?.offices ?? {}).map((office) => vcardAddress(office, locale))),
  ]);
}

function gapReason(address: string, gap: string, { date = gap, draft, until }: Hold): string {
  if (draft)
    return `${address} is a draft, which is held back from the site: publish it too, or lead elsewhere`;
  return gap < date
    ? `${address} is held back until ${dayInWords(date)}, and what leads there is on the site before`
    : `${address} is on the site until ${dayInWords(until ?? gap)}, and what leads there longer: say there with movedTo where its address leads then, or lead elsewhere`;
}

/** Why nothing can lead to an address on all days of `from`, which with `{}` are those from now on; undefined if it can. */
export function leadMistake(
  addresses: Addresses,
  address: string,
  from: Hold & { collection?: CollectionName },
  day: string,
): string | undefined {
  const { list, texts } = addresses.get(address) ?? {};
  if (!texts) return addresses.has(address) ? undefined : `${address} is not an address of this site`;
  // A text is in its own list.
  const targets = list !== undefined && list === from.collection ? [...texts, from] : texts;
  const gap = firstGap(from, targets, day, (target, each) =>
    list ? isShown(target, each) : isShown(target, each) || isRedirected(target, each),
  );
  if (gap === undefined) return undefined;
  return list
    ? `${address} lists nothing on ${dayInWords(gap)}: all its texts are held back`
    : gapReason(address, gap, texts[0] ?? {});
}

/** Whether the address of a text, by way of others that lead on, comes back to itself once all of them are taken down. */
export function isCircular(addresses: Addresses, own: string, movedTo: string): boolean {
  const passed = new Set<string>();
  let to: string | undefined = movedTo;
  while (to !== undefined && !passed.has(to)) {
    if (to === own) return true;
    passed.add(to);
    const target: Target = addresses.get(to) ?? {};
    const [text] = target.list ? [] : (target.texts ?? []);
    to = text?.draft || text?.until === undefined ? undefined : text.movedTo;
  }
  return false;
}

export function leadable(addresses: Addresses, day: string): string[] {
  return [...addresses.keys()].filter((each) => leadMistake(addresses, each, {}, day) === undefined);
}
