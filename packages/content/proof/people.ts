/** Checks `content/people.yaml`. Runs at build time only. */
import { z } from 'zod';
import type { LocaleCode } from '#app/site/locales.ts';
import { slug } from '../slug.ts';
import { mediaMistakes } from '../media/media-file.ts';
import { checkFile, type Checked } from '../reading/check-file.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import type { Reading } from '../reading/read-yaml.ts';
import { distinct } from '../schemas/list-schema.ts';
import { inEveryLanguage, literalText, textIn } from './per-language.ts';

export const peopleFile = 'content/people.yaml';

const person = z.strictObject({
  name: literalText,
  role: inEveryLanguage,
  // A key of `offices` in site.yaml.
  office: literalText.optional(),
  // A file in content/media, which pages cut to 4 by 5.
  portrait: literalText.meta({ format: 'picture', ratio: 4 / 5 }).optional(),
  links: distinct(
    z.array(z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' })),
  ).default([]),
});

/** The schema of the file. */
export const people = z.strictObject({
  title: inEveryLanguage.meta({ label: 'Heading' }),
  people: z.record(slug('the key of a person'), person).meta({ label: '', item: 'person', minProperties: 0 }),
});

/** A person as shown on a page in one language. */
export type Person = {
  key: string;
  name: string;
  role: string;
  /** The city of their office. */
  office: string | undefined;
  /** Their portrait, a file in `content/media`. */
  portrait: string | undefined;
  links: string[];
};
export type People = { title: string; people: Person[] };

export type WrittenPeople = z.infer<typeof people>;
type Offices = Readonly<Record<string, object>>;

function mistakesOf(root: string, offices: Offices | undefined, { people: all }: WrittenPeople): Mistake[] {
  return Object.entries(all).flatMap(([key, { office, portrait }]) => [
    ...(office && offices && !Object.hasOwn(offices, office)
      ? [mistakeAt(`people.${key}.office`, `site.yaml has no office ${office}`)]
      : []),
    ...(portrait
      ? mediaMistakes(root, portrait).map((reason) => mistakeAt(`people.${key}.portrait`, reason))
      : []),
  ]);
}

/**
 * Checks the company's people.
 *
 * @param offices those of site.yaml; undefined if they cannot be read
 */
export function checkPeople(
  root: string,
  reading: Reading,
  offices: Offices | undefined,
): Checked<WrittenPeople> {
  const checked = checkFile(peopleFile, people, reading);
  return {
    ...checked,
    mistakes: [...checked.mistakes, ...(checked.data ? mistakesOf(root, offices, checked.data) : [])],
  };
}

/** Returns the people in a language; undefined if there are none. */
export function peopleIn(
  { people: all, title }: WrittenPeople,
  offices: Readonly<Record<string, { city: string }>>,
  code: LocaleCode,
): People | undefined {
  if (Object.keys(all).length === 0) return undefined;
  return {
    title: textIn(title, code) ?? '',
    people: Object.entries(all).map(([key, { links, name, office, portrait, role }]) => ({
      key,
      name,
      role: textIn(role, code) ?? '',
      office: office && offices[office]?.city,
      portrait,
      links,
    })),
  };
}
