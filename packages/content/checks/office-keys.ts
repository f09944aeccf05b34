import type { Facts } from '../facts.ts';
import type { Checked } from '../reading/read-yaml.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import type { WrittenWords } from '../schema.ts';
import { slugOf } from '../addresses/slug-of.ts';

type Ui = { ui: Checked<WrittenWords['ui']> };

/** Reports offices that are missing, unknown or in a different order than in site.yaml. */
function keyMistakes(words: object, facts: object): Mistake[] {
  const [own, known] = [Object.keys(words), Object.keys(facts)];
  const missing = known.filter((key) => !own.includes(key));
  const unknown = own.filter((key) => !known.includes(key));
  if (missing.length + unknown.length === 0 && own.join() !== known.join()) {
    return [mistakeAt('offices', `must stand in the order of content/site.yaml: ${known.join(', ')}`)];
  }
  return [
    ...missing.map((key) => mistakeAt(`offices.${key}`, 'is missing, and content/site.yaml has it')),
    ...unknown.map((key) => mistakeAt(`offices.${key}`, 'content/site.yaml has no office with this key')),
  ];
}

/** By key, which follows the city's name. Names without Latin letters have none that could be derived. */
function renamedOffices({ file, data }: Checked<WrittenWords['ui']>): Map<string, Mistake> {
  const offices = Object.entries(data?.offices ?? {});
  // A second office in a city has a number.
  const renamed = offices.filter(
    ([key, { name }]) => ![key, key.replace(/-\d$/, ''), ''].includes(slugOf(name)),
  );
  return new Map(
    renamed.map(([key, { name }]) => [
      key,
      mistakeAt(`offices.${key}`, `must be renamed to ${slugOf(name)}: ${file} calls this office ${name}`),
    ]),
  );
}

/** A key is part of the office's vCard address, and must follow the city's name in the default language. */
export function officeMistakes(
  { file, data: site }: Checked<Facts>,
  languages: readonly Ui[],
  model: Ui,
): Checked<unknown>[] {
  if (!site) return [];
  const renamed = renamedOffices(model.ui);
  const renameMistakes = (offices: object) => Object.keys(offices).flatMap((key) => renamed.get(key) ?? []);
  return [
    { file, mistakes: renameMistakes(site.offices) },
    ...languages.map(({ ui }) => {
      const offices = ui.data?.offices;
      return {
        file: ui.file,
        mistakes: offices ? [...keyMistakes(offices, site.offices), ...renameMistakes(offices)] : [],
      };
    }),
  ];
}
