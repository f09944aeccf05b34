/** Reads `content/people.yaml`. Runs at build time only. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { LocaleCode } from '#app/site/locales.ts';
import { slugForm } from '../articles/slug.ts';
import { mediaMistakes } from '../../media/media-file.ts';
import { checkFacts, loadWords, type Checked } from '../load.ts';
import { ContentError, describeIssues, explain } from '../mistakes.ts';
import { readYaml } from '../read-yaml.ts';
import { inEveryLanguage, literalText, textIn } from './per-language.ts';

const file = 'content/people.yaml';

const personKey = z
  .string()
  .regex(
    slugForm,
    'is not the key of a person: write small letters without accents, digits and single dashes, as in ana-mora',
  );

const person = z.strictObject({
  name: literalText,
  role: inEveryLanguage,
  // A key of `offices` in site.yaml.
  office: literalText.optional(),
  // A file in content/media, which pages cut to 4 by 5.
  portrait: literalText.meta({ format: 'picture', ratio: 4 / 5 }).optional(),
  links: z
    .array(z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }))
    .default([]),
});

/** The schema of the file. */
export const people = z.strictObject({
  title: inEveryLanguage.meta({ label: 'Heading' }),
  people: z.record(personKey, person).meta({ label: '', item: 'person', minProperties: 0 }),
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

type Read = Checked<z.infer<typeof people>>;

function mistakesOf(root: string, { people: all }: z.infer<typeof people>): string[] {
  const offices = checkFacts(root, 'site').data?.offices;
  return Object.entries(all).flatMap(([key, { office, portrait }]) => [
    ...(office && offices && !Object.hasOwn(offices, office)
      ? [`people.${key}.office: site.yaml has no office ${office}`]
      : []),
    ...(portrait ? mediaMistakes(root, portrait).map((reason) => `people.${key}.portrait: ${reason}`) : []),
  ]);
}

/** Checks the company's people. The file is optional. */
export function checkPeople(root: string): Read {
  if (!existsSync(path.join(root, file))) return { file, mistakes: [] };
  const { data, mistakes } = readYaml(root, file);
  if (mistakes.length > 0) return { file, mistakes };
  const result = people.safeParse(data, { error: explain });
  if (!result.success) return { file, mistakes: describeIssues(result.error.issues) };
  return { file, data: result.data, mistakes: mistakesOf(root, result.data) };
}

/** Loads the people in a language; undefined if there are none. Throws a ContentError if the file is invalid. */
export function loadPeople(root: string, code: LocaleCode): People | undefined {
  const { data, mistakes } = checkPeople(root);
  if (mistakes.length > 0) throw new ContentError(new Map([[file, mistakes]]));
  if (!data || Object.keys(data.people).length === 0) return undefined;
  const { offices } = loadWords(root, code, 'ui');
  return {
    title: textIn(data.title, code) ?? '',
    people: Object.entries(data.people).map(([key, { links, name, office, portrait, role }]) => ({
      key,
      name,
      role: textIn(role, code) ?? '',
      office: office && offices[office]?.city,
      portrait,
      links,
    })),
  };
}
