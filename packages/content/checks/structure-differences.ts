/** Compares the structure of two languages' content. Runs at build time only. */
import { defaultLocale } from '#packages/site/locales.ts';
import type { Checked } from '../reading/check-file.ts';
import { conditionsIn } from '../filling/conditions.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import type { Shape } from '../shape.ts';
import { inner, isTree } from '../tree.ts';

/**
 * Returns a mistake for each key that only one of the two languages has.
 *
 * @param folder the folder of `model`, to name in messages
 */
function differences(
  words: unknown,
  model: unknown,
  folder: string,
  shape: Shape | undefined,
  key = '',
): Mistake[] {
  if (!isTree(words) || !isTree(model)) return [];
  const keys = new Set([...Object.keys(model), ...Object.keys(words)]);
  return [...keys].flatMap((name) => {
    const own = inner(shape, Array.isArray(model) ? Number(name) : name);
    if (own?.perLanguage) return [];
    const path = key ? `${key}.${name}` : name;
    if (!Object.hasOwn(words, name)) return mistakeAt(path, `is missing, and ${folder} has it`);
    if (!Object.hasOwn(model, name)) return mistakeAt(path, `does not belong here, ${folder} has none`);
    return differences(words[name], model[name], folder, own, path);
  });
}

/** Reports conditions that only one of two languages has: the other would show words that do not always apply. */
function conditionMistakes(words: unknown, model: unknown, folder: string): Mistake[] {
  const [own, other] = [new Set(conditionsIn(words)), new Set(conditionsIn(model))];
  return [
    ...[...other.difference(own)].map((path) => mistakeAt(path, `is missing, and ${folder} has it`)),
    ...[...own.difference(other)].map((path) => mistakeAt(path, `does not belong here, ${folder} has none`)),
  ];
}

/** Reports keys that a file of a language has and that of the default language lacks, or vice versa. */
export function structureMistakes(
  own: Checked<unknown>,
  other: Checked<unknown>,
  shape: Shape | undefined,
): Mistake[] {
  if (own.data === undefined || other.data === undefined || own === other) return [];
  const folder = `content/${defaultLocale.code}`;
  return [
    ...differences(own.data, other.data, folder, shape),
    ...conditionMistakes(own.written, other.written, folder),
  ];
}
