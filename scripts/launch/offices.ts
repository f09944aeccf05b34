/** Texts that speak of what a company with other offices, or with other pages, has. */
import { officePair } from '#packages/site/offices.ts';
import type { PageId } from '#packages/site/pages.ts';
import type { Facts } from '#packages/content/facts.ts';
import type { Words } from '#packages/content/schema.ts';
import { wrong, type ReportLine } from './report.ts';
import type { Text } from './texts.ts';

/** What a page has that is also shown on another one, and in the block of its name. */
const shared: Partial<Record<PageId, { part: string; page?: PageId }>> = {
  about: { part: 'offices' },
  nearshoring: { part: 'comparison', page: 'plan' },
};

/** The texts that the site shows as words of its owner: not those of pages that are off, nor of the chart that is not drawn. */
export function shownTexts(
  texts: readonly Text[],
  { offices, pagesOff = [] }: Pick<Facts, 'offices' | 'pagesOff'>,
): Text[] {
  const all = Object.values(offices);
  const chart = all.length === 1 ? '(?:title|office|shared|sharedShort|seasons)$' : '(?!visitor|planner)';
  const rest = (page: PageId) => {
    const { part, page: other } = shared[page] ?? {};
    const isShown =
      (other && !pagesOff.some((off) => off === other)) ||
      texts.some(({ text }) => part && text.includes(`[[${part}]]`));
    return isShown ? `(?!${part}\\.)` : '';
  };
  const notShown = [
    ...(officePair(all) ? [] : [new RegExp(`/home\\.yaml sharedDay\\.${chart}`)]),
    ...pagesOff.map((page) => new RegExp(`/${page}\\.yaml ${rest(page)}`)),
    // Names of time zones, of the whole world.
    /\/plan\.yaml planner\.places\./,
  ];
  return texts.filter(({ file, path }) => !notShown.some((each) => each.test(`${file} ${path}`)));
}

/** Reports texts that quote the hours of two offices, or of an office that meets clients, or builds, where there is none. */
export function checkQuotedOffices(
  texts: readonly Text[],
  { offices }: Pick<Facts, 'offices'>,
): ReportLine[] {
  const all = Object.values(offices);
  const sides = new Set(all.map(({ side }) => side));
  const missing = [
    ...(officePair(all)
      ? []
      : [['{sharedDay.', 'the day of two offices, and the offices are no pair'] as const]),
    ...(sides.has('delivery') ? [] : [['{delivery.', 'an office that builds, and none does'] as const]),
    ...(sides.has('client') ? [] : [['{client.', 'an office that meets clients, and none does'] as const]),
    ...(all.length > 1 ? [] : [['{claims.offices}', 'the number of offices, and there is one'] as const]),
  ];
  return texts.flatMap((place) =>
    missing
      .filter(([placeholder]) => place.text.includes(placeholder))
      .map(([, what]) => wrong(place, `quotes ${what}`, 'reword it, or take it out')),
  );
}

/** Reports longer names of offices that name another city. */
export function checkCities({ ui }: Pick<Words, 'ui'>, language: string): ReportLine[] {
  return Object.entries(ui.offices)
    .filter(([, { city, name }]) => !city.includes(name))
    .map(([key, { city, name }]) =>
      wrong(
        { file: `content/${language}/ui.yaml`, path: `offices.${key}.city` },
        `is “${city}”, and the city is ${name}`,
        'write the city with its state or country',
      ),
    );
}
