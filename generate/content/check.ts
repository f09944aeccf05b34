/** Checks all content files together. Runs at build time only. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, type LocaleCode } from '#app/site/locales.ts';
import { checkFacts, checkWords, factFiles, wordFiles, type Checked } from './load.ts';
import { differences } from './mirror.ts';
import { ContentError } from './mistakes.ts';
import { officeMistakes } from './office-keys.ts';
import type { WordFile, WrittenWords } from './schema.ts';

/** The checked files of one language, by file name. */
export type CheckedWords = { [File in WordFile]: Checked<WrittenWords[File]> };

type Found = Checked<unknown>;

// Files to ignore: those that operating systems create, and notes for editors.
const isIgnored = (name: string) => /^(?:\.|Thumbs\.db$|desktop\.ini$|README\.md$)/.test(name);

/** Reports files that nothing reads: a mistyped name or extension, a picture, the folder of an unlisted language. */
function strays(root: string, folder: string, names: readonly string[], reason: string): Found[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !names.includes(name) && !isIgnored(name))
    .map((entry) => {
      const isWords = entry.isDirectory() || /\.ya?ml$/.test(entry.name);
      const other =
        'nothing on the site shows this file; only .yaml files belong here, and a picture needs a developer';
      return { file: `${folder}/${entry.name}`, mistakes: [isWords ? reason : other] };
    });
}

/** Reports keys that a language has and the default language lacks, or the other way round. */
function structureMistakes(words: CheckedWords, model: CheckedWords): Found[] {
  return wordFiles.flatMap((name) => {
    const [own, other] = [words[name], model[name]];
    if (own.data === undefined || other.data === undefined || own === other) return [];
    return { file: own.file, mistakes: differences(own.data, other.data, `content/${defaultLocale.code}`) };
  });
}

/** Checks the claimed number of offices against the offices listed in site.yaml. */
function officeCountMistakes(claimed: number | undefined, listed: number | undefined): string[] {
  if (claimed === undefined || listed === undefined || claimed === listed) return [];
  return [`claims.offices: is ${claimed}, and content/site.yaml lists ${listed}; the two must agree`];
}

/** Collects all mistakes. The same file may appear more than once. */
function findAll(root: string, locales: readonly LocaleCode[]): Found[] {
  const site = checkFacts(root, 'site');
  const figures = checkFacts(root, 'figures');
  const facts = { site: site.written, figures: figures.written };
  const wordsOf = (locale: LocaleCode) =>
    Object.fromEntries(
      wordFiles.map((name) => [name, checkWords(root, locale, name, facts)]),
    ) as CheckedWords;
  const model = wordsOf(defaultLocale.code);
  const languages = locales.map((locale) => (locale === defaultLocale.code ? model : wordsOf(locale)));
  const listed = site.data && Object.keys(site.data.offices).length;
  const files = wordFiles.map((name) => `${name}.yaml`);
  const folders = [...factFiles.map((name) => `${name}.yaml`), ...locales];
  return [
    site,
    figures,
    { file: figures.file, mistakes: officeCountMistakes(figures.data?.claims.offices, listed) },
    ...languages.flatMap((words) => Object.values<Found>(words)),
    ...languages.flatMap((words) => structureMistakes(words, model)),
    ...officeMistakes(site, languages, model),
    ...locales.flatMap((locale) =>
      strays(root, `content/${locale}`, files, 'no page has this name, so nothing would show these words'),
    ),
    ...strays(
      root,
      'content',
      folders,
      'is neither a file of facts nor the folder of a language of the site',
    ),
  ];
}

/**
 * Checks every content file of the given languages, and reports stray files. The pseudo-locale has no files, so leave
 * it out.
 * Throws a ContentError with the mistakes of all files.
 */
export function checkContent(root: string, locales: readonly LocaleCode[]): void {
  const byFile = Map.groupBy(findAll(root, locales), ({ file }) => file);
  const mistakes = new Map(
    [...byFile].map(([file, found]) => [file, [...new Set(found.flatMap((each) => each.mistakes))]] as const),
  );
  const wrong = new Map([...mistakes].filter(([, lines]) => lines.length > 0));
  if (wrong.size > 0) throw new ContentError(wrong);
}
