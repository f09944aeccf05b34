/** Reads `content/moved.yaml`: old addresses, and where each leads. Runs at build time only. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { locales } from '#app/site/locales.ts';
import { vcardAddress } from '#app/site/page-files.ts';
import { addressesIn } from './articles/check-articles.ts';
import { checkFacts, dataOf, type Checked } from './load.ts';
import { describeIssues, explain } from './mistakes.ts';
import { readYaml } from './read-yaml.ts';

const file = 'content/moved.yaml';

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

/** Lists the addresses that can be moved to: pages, lists and texts, and the contact cards of offices. */
function targets(root: string): Set<string> {
  const offices = Object.keys(checkFacts(root, 'site').data?.offices ?? {});
  return new Set(
    locales.flatMap((locale) => [
      ...addressesIn(root, locale),
      ...offices.map((office) => vcardAddress(office, locale)),
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

/** Checks the old addresses. The file is optional. */
export function checkMoved(root: string): Checked<Moved> {
  if (!existsSync(path.join(root, file))) return { file, data: {}, mistakes: [] };
  const { data, mistakes } = readYaml(root, file);
  if (mistakes.length > 0) return { file, mistakes };
  const result = moved.safeParse(data, { error: explain });
  if (!result.success) return { file, mistakes: describeIssues(result.error.issues) };
  return { file, data: result.data, mistakes: mistakesOf(result.data, targets(root)) };
}

/** Loads the old addresses. Throws a ContentError if one has a mistake. */
export function loadMoved(root: string): Moved {
  return dataOf(checkMoved(root));
}
