/** Fills and checks one file of words. Runs at build time only. */
import type { z } from 'zod';
import { figureLocale, pseudoCode, type LocaleCode } from '#packages/site/locales.ts';
import { checkFile, type Checked } from '../reading/check-file.ts';
import { isGroup } from '../tree.ts';
import { chooseWords } from './conditions.ts';
import type { QuotedFacts } from './placeholder-values.ts';
import { fillPlaceholders } from './placeholders.ts';
import { pseudoWords } from './pseudo.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import type { Reading } from '../reading/read-yaml.ts';
import { wordsFolder } from '../written-languages.ts';
import { wordSchemas, type WordFile, type WrittenWords } from '../schema.ts';
import { rootOf } from '../shapes.ts';
import { withFittingTitle } from '../schemas/title.ts';

/** Returns the file with words of a language, such as 'content/es/home.yaml'. */
export function wordsFile(locale: LocaleCode, name: WordFile): string {
  return `${wordsFolder(locale)}/${name}.yaml`;
}

/** Returns the company's name, even if other facts are invalid. */
function nameOf({ site }: QuotedFacts): string {
  return isGroup(site) ? String(site.name) : '';
}

/**
 * Returns a mistake for each group whose keys are not in the order in which the site shows them. Zod returns keys in
 * schema order, except in records, whose order is the author's choice. Fields of list items are not checked, because
 * nobody expects their order to matter.
 *
 * @param written the data as parsed from the file
 * @param read the same data after the schema parsed it
 */
function orderMistakes(written: unknown, read: unknown, key = ''): Mistake[] {
  if (!isGroup(written) || !isGroup(read)) return [];
  const order = Object.keys(read);
  const isSame = Object.keys(written).every((name, index) => name === order[index]);
  const reason = `moving keys changes nothing on the site; their order is ${order.join(', ')}`;
  const inner = order.flatMap((name) =>
    orderMistakes(written[name], read[name], key ? `${key}.${name}` : name),
  );
  return isSame ? inner : [mistakeAt(key, reason), ...inner];
}

const schemas: { readonly [File in WordFile]: z.ZodType<WrittenWords[File]> } = wordSchemas;

/** Fills the `{placeholders}` of a parsed file of words and checks it. */
export function checkWords<File extends WordFile>(
  { data: conditional, mistakes }: Reading,
  locale: LocaleCode,
  name: File,
  facts: QuotedFacts,
): Checked<WrittenWords[File]> {
  const file = wordsFile(locale, name);
  if (mistakes.length > 0) return { file, mistakes };
  const { chosen: written, mistakes: conditions } = chooseWords(conditional, facts.site);
  const isPseudo = locale === pseudoCode;
  const words = isPseudo ? pseudoWords(rootOf(name, written)) : written;
  const language = figureLocale(locale);
  const filling = fillPlaceholders(words, facts.valuesIn(language), language);
  const found = [...conditions, ...filling.mistakes];
  // The pseudo-locale exceeds the length limits on purpose, and its source is checked as English.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (isPseudo) return { file, data: filling.filled as WrittenWords[File], mistakes: found };
  const named = withFittingTitle(filling.filled, nameOf(facts));
  const { data, mistakes: inData } = checkFile(file, schemas[name], { data: named, mistakes: [] });
  const order = data === undefined ? [] : orderMistakes(written, data);
  return {
    file,
    ...(data !== undefined && { data }),
    written: conditional,
    mistakes: [...found, ...inData, ...order],
  };
}
