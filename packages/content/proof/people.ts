import { z } from 'zod';
import type { LocaleCode } from '#packages/site/locales.ts';
import { mediaMistakes } from '../media/media-file.ts';
import { readPhotos } from '../media/photo.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import type { Proof } from '../schema.ts';
import { inEveryLanguage, literalText } from '../schemas/per-language.ts';
import type { Site } from '../site.ts';
import { https } from '../schemas/fact-values.ts';
import { distinct } from '../schemas/list-schema.ts';
import { slug } from '../schemas/slug-schema.ts';
import { keyIn } from '../schemas/text-schema.ts';
import type { Offer } from '../schemas/shape.ts';

const person = z.strictObject({
  name: literalText,
  role: inEveryLanguage,
  // A key of `offices` in site.yaml, and so in ui.yaml.
  office: literalText
    .meta({ untraced: true, offers: { file: 'ui', path: ['offices'], label: ['city'] } satisfies Offer })
    .optional(),
  portrait: literalText.meta({ format: 'picture', ratio: 4 / 5 }).optional(),
  links: distinct(z.array(https.meta({ untraced: true })))
    .default([])
    .meta({ item: 'link' }),
});

export const people = z.strictObject({
  title: inEveryLanguage.meta({ label: 'Heading' }),
  people: z.record(slug('a person'), person).meta({ label: '', item: 'person', minProperties: 0 }),
});

export const personKey = keyIn({ file: 'people', path: ['people'], label: ['name'] });

export type WrittenPeople = z.infer<typeof people>;

export const peopleFile = 'content/people.yaml';

/** @param offices undefined if site.yaml cannot be read */
export function peopleMistakes(
  root: string,
  offices: Readonly<Record<string, object>> | undefined,
  { people: all }: WrittenPeople,
): Mistake[] {
  return Object.entries(all).flatMap(([key, { office, portrait }]) => [
    ...(office && offices && !Object.hasOwn(offices, office)
      ? [mistakeAt(`people.${key}.office`, `site.yaml has no office ${office}`)]
      : []),
    ...(portrait
      ? mediaMistakes(root, portrait).map((reason) => mistakeAt(`people.${key}.portrait`, reason))
      : []),
  ]);
}

/** The people in one language, each with the city of their office. */
export function peopleIn(
  { people: all, title }: WrittenPeople,
  offices: Readonly<Record<string, { city: string }>>,
  code: LocaleCode,
) {
  if (Object.keys(all).length === 0) return undefined;
  return {
    title: title[code],
    people: Object.entries(all).map(([key, own]) => ({
      key,
      ...own,
      role: own.role[code],
      office: own.office && offices[own.office]?.city,
    })),
  };
}

export type People = NonNullable<ReturnType<typeof peopleIn>>;
export type Person = People['people'][number];

export function findPerson(people: People | undefined, key: string | undefined): Person | undefined {
  return people?.people.find((each) => each.key === key);
}

export async function peopleOf({ languages, root }: Site, code: LocaleCode): Promise<Proof['people']> {
  const words = languages[code].people;
  if (!words) return undefined;
  const files = words.people.flatMap(({ portrait }) => portrait ?? []);
  return { words, photos: await readPhotos(root, files) };
}
