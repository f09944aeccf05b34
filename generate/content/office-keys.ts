/** Checks that an office is the same one in every file. Only the build runs this file. */
import type { Site } from './facts.ts';
import type { Checked } from './load.ts';
import type { WrittenWords } from './schema.ts';

type Ui = { ui: Checked<WrittenWords['ui']> };

/** The key of an office in a city, as in 'san-jose' for "San José". */
export function keyOfCity(city: string): string {
  const letters = city.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** Where a language's offices are other ones than those of the facts. */
function foreignKeys(words: object, facts: object): string[] {
  const [own, known] = [Object.keys(words), Object.keys(facts)];
  const missing = known.filter((key) => !own.includes(key));
  const unknown = own.filter((key) => !known.includes(key));
  if (missing.length + unknown.length === 0 && own.join() !== known.join()) {
    return [`offices: must stand in the order of content/site.yaml: ${known.join(', ')}`];
  }
  return [
    ...missing.map((key) => `offices.${key}: is missing, and content/site.yaml has it`),
    ...unknown.map((key) => `offices.${key}: content/site.yaml has no office with this key`),
  ];
}

/** The offices whose keys are not their cities', by key, and why. A name without a Latin letter gives no key. */
function renamedOffices({ file, data }: Checked<WrittenWords['ui']>): Map<string, string> {
  const offices = Object.entries(data?.offices ?? {});
  const moved = offices.filter(([key, { name }]) => ![key, ''].includes(keyOfCity(name)));
  return new Map(
    moved.map(([key, { name }]) => [
      key,
      `offices.${key}: must be renamed to ${keyOfCity(name)}: ${file} calls this office ${name}`,
    ]),
  );
}

/**
 * An office's key is part of the address of its vCard, and so follows its city: where the city has another name in the
 * default language, every file that has the key is told the new one.
 */
export function officeMistakes(
  { file, data: site }: Checked<Site>,
  languages: readonly Ui[],
  model: Ui,
): Checked<unknown>[] {
  if (!site) return [];
  const renamed = renamedOffices(model.ui);
  const told = (offices: object) => Object.keys(offices).flatMap((key) => renamed.get(key) ?? []);
  return [
    { file, mistakes: told(site.offices) },
    ...languages.map(({ ui }) => {
      const offices = ui.data?.offices;
      return {
        file: ui.file,
        mistakes: offices ? [...foreignKeys(offices, site.offices), ...told(offices)] : [],
      };
    }),
  ];
}
