/** Compares the structure of two languages' content. Runs at build time only. */
import { defaultLocale } from '#app/site/locales.ts';
import type { Checked } from '../reading/check-file.ts';
import { conditionsIn } from '../filling/conditions.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import { wordFiles } from '../schema.ts';
import { inner, shapeAt, type Shape } from '../shapes.ts';
import type { CheckedWords } from '../source.ts';
import { isTree } from '../tree.ts';

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

/** Reports keys that a language has and the default language lacks, or vice versa. */
export function structureMistakes(words: CheckedWords, model: CheckedWords): Checked<unknown>[] {
  return wordFiles.flatMap((name) => {
    const [own, other] = [words[name], model[name]];
    if (own.data === undefined || other.data === undefined || own === other) return [];
    const folder = `content/${defaultLocale.code}`;
    const mistakes = [
      ...differences(own.data, other.data, folder, shapeAt(name, [])),
      ...conditionMistakes(own.written, other.written, folder),
    ];
    return { file: own.file, mistakes };
  });
}
