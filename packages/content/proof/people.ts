import type { LocaleCode } from '#packages/site/locales.ts';
import { mediaMistakes } from '../media/media-file.ts';
import { readPhotos } from '../media/photo.ts';
import { checkFile, type Checked } from '../reading/check-file.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import type { Reading } from '../reading/read-yaml.ts';
import type { Proof } from '../schema.ts';
import { people, type WrittenPeople } from '../schemas/people-schema.ts';
import { textIn } from '../schemas/per-language.ts';
import type { Site } from '../site.ts';

export const peopleFile = 'content/people.yaml';

/** A person as shown on a page in one language. */
export type Person = {
  key: string;
  name: string;
  role: string;
  office: string | undefined;
  /** Their portrait, a file in `content/media`. */
  portrait: string | undefined;
  links: string[];
};
export type People = { title: string; people: Person[] };

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

export function peopleIn(
  { people: all, title }: WrittenPeople,
  offices: Readonly<Record<string, { city: string }>>,
  code: LocaleCode,
): People | undefined {
  if (Object.keys(all).length === 0) return undefined;
  return {
    title: textIn(title, code),
    people: Object.entries(all).map(([key, { links, name, office, portrait, role }]) => ({
      key,
      name,
      role: textIn(role, code),
      office: office && offices[office]?.city,
      portrait,
      links,
    })),
  };
}

export async function peopleOf({ languages, root }: Site, code: LocaleCode): Promise<Proof['people']> {
  const words = languages[code].people;
  if (!words) return undefined;
  const files = words.people.flatMap(({ portrait }) => portrait ?? []);
  return { words, photos: await readPhotos(root, files) };
}
