/** Checks `content/moved.yaml`: old addresses, and where each leads. Runs at build time only. */
import { z } from 'zod';
import { locales, type LocaleCode } from '#app/site/locales.ts';
import { vcardAddress } from '#app/site/page-files.ts';
import type { Slugs } from './collections.ts';
import { addressesIn } from './collections.ts';
import { checkFile, type Checked } from '../reading/check-file.ts';
import type { Reading } from '../reading/read-yaml.ts';

export const movedFile = 'content/moved.yaml';

// Server configurations quote addresses, so they have no other characters.
const form = String.raw`(?:\/[\w~.-]+)+`;
const reason =
  'is no address of this site: write a path of letters, digits, dots and dashes, as in /old-name';

/** The schema of the file. */
export const moved = z.record(
  z.string().regex(new RegExp(`^${form}$`), reason),
  z.string().regex(new RegExp(String.raw`^(?:${form}|\/)$`), reason),
);

/** Old addresses of the site, and those to which they lead. */
export type Moved = z.infer<typeof moved>;

/**
 * Lists the addresses of the site, to which others can lead: pages, lists and texts, and the contact cards of offices.
 *
 * @param slugsOf returns the slugs of a language's texts
 */
export function addressesOf(slugsOf: (locale: LocaleCode) => Slugs, offices: object = {}): Set<string> {
  return new Set(
    locales.flatMap((locale) => [
      ...addressesIn(locale, slugsOf(locale.code)),
      ...Object.keys(offices).map((office) => vcardAddress(office, locale)),
    ]),
  );
}

function mistakesOf(all: Moved, known: ReadonlySet<string>): string[] {
  return Object.entries(all).flatMap(([from, to]) => [
    ...(known.has(from) ? [`${from}: is an address of this site, which nobody would see any more`] : []),
    ...(Object.hasOwn(all, to)
      ? [`${from}: leads to ${to}, which has moved itself: write the address where that leads`]
      : known.has(to)
        ? []
        : [`${from}: leads to ${to}, which is no address of this site`]),
  ]);
}

/** Checks the old addresses against those of the site. */
export function checkMoved(reading: Reading, known: ReadonlySet<string>): Checked<Moved> {
  const checked = checkFile(movedFile, moved, reading);
  return { ...checked, mistakes: [...checked.mistakes, ...mistakesOf(checked.data ?? {}, known)] };
}
