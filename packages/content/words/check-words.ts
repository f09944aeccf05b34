import type { z } from 'zod';
import type { LocaleCode } from '#packages/site/locales.ts';
import { once } from '#packages/site/once.ts';
import { checkFile, type Checked, type Reading } from '../reading/read-yaml.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import { wordSchemas, type WordFile, type WrittenWords } from '../schema.ts';
import { withFittingTitle } from '../schemas/title.ts';
import { rootOf } from '../schemas/shapes.ts';
import { wordsFile } from '../languages.ts';
import { isCondition, isConditional, isGroup, map, valueAt, walk, type Node, type Path } from '../tree.ts';
import { chooseWords, conditionMistakes, givenIn } from './conditions.ts';
import { fillText, type Quotable } from './placeholders.ts';

/** The key of a value as owners know it: without conditions. */
const keyOf = (path: Path) => path.filter((key) => !isCondition(key)).join('.');

/** Zod returns keys in schema order, except in records, whose order is the author's. Fields of list items matter to nobody. */
function orderMistakes(written: Node, read: unknown): Mistake[] {
  return [...walk(written)].flatMap(({ path, value }) => {
    const parsed = valueAt(read, path);
    if (!isGroup(value) || !isGroup(parsed) || path.some((key) => typeof key === 'number')) return [];
    const order = Object.keys(parsed);
    return Object.keys(value).every((key, index) => key === order[index])
      ? []
      : mistakeAt(
          path.join('.'),
          `moving keys changes nothing on the site; their order is ${order.join(', ')}`,
        );
  });
}

/** Also checks the words that settings hide, so that changing a setting reveals no mistakes. `site` is the parsed site.yaml. */
export const checkWords = once(
  (
    { data: written, mistakes }: Reading,
    locale: LocaleCode,
    name: WordFile,
    facts: Quotable,
    site: unknown,
  ): Checked<WrittenWords[WordFile]> => {
    const schema: z.ZodType<WrittenWords[WordFile]> = wordSchemas[name];
    const file = wordsFile(locale, name);
    if (mistakes.length > 0) return { file, mistakes };
    const root = rootOf(name, written);
    const found = conditionMistakes(root);
    const filled = map(root, ({ path, value }) => {
      const report = (reason: string) => found.push(mistakeAt(keyOf(path), reason));
      return typeof value === 'string' ? fillText(value, facts, report, path) : value;
    });
    const words = { ...root, value: filled };
    const isGiven = givenIn(site);
    const check = (chosen: unknown) => {
      const title = withFittingTitle(chosen, String(valueAt(site, ['name'])));
      const checked = checkFile(file, schema, { data: title, mistakes: [] });
      const order = checked.data === undefined ? [] : orderMistakes({ ...root, value: chosen }, checked.data);
      return { ...checked, mistakes: [...checked.mistakes, ...order] };
    };
    const shown = check(chooseWords(words, isGiven));
    const hidden = walk(root).some(({ value }) => isConditional(value))
      ? check(chooseWords(words, (setting) => !isGiven(setting))).mistakes
      : [];
    return { ...shown, written, mistakes: [...found, ...shown.mistakes, ...hidden] };
  },
);
