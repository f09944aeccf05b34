/** Checks all content files together. Runs at build time only. */
import path from 'node:path';
import { defaultLocale, type LocaleCode } from '#app/site/locales.ts';
import { mediaFolder } from '../media/media-file.ts';
import { articlesFolder, collections } from './articles/article-file.ts';
import { checkArticles } from './articles/check-articles.ts';
import { checkFacts, checkWords, factFiles, wordFiles, type Checked, type WrittenFacts } from './load.ts';
import { claimsConfirmed } from './facts.ts';
import { conditionsIn, invertedSettings } from './conditions.ts';
import { differences } from './structure-differences.ts';
import { ContentError } from './mistakes.ts';
import { checkMoved } from './moved.ts';
import { officeMistakes } from './office-keys.ts';
import { checkPages } from './pages/check-pages.ts';
import { checkPeople } from './proof/people.ts';
import { checkQuotes } from './proof/quotes.ts';
import type { WordFile, WrittenWords } from './schema.ts';
import { checkStories, strayFigures } from './stories/check-stories.ts';
import { strayArticles, strayFiles } from './stray-files.ts';

/** The checked files of one language, by file name. */
export type CheckedWords = { [File in WordFile]: Checked<WrittenWords[File]> };

type Found = Checked<unknown>;

const optionalFiles = ['people.yaml', 'quotes.yaml', 'moved.yaml'];

/** Reports keys that a language has and the default language lacks, or vice versa. */
function structureMistakes(words: CheckedWords, model: CheckedWords): Found[] {
  return wordFiles.flatMap((name) => {
    const [own, other] = [words[name], model[name]];
    if (own.data === undefined || other.data === undefined || own === other) return [];
    const folder = `content/${defaultLocale.code}`;
    const mistakes = [
      ...differences(own.data, other.data, folder),
      ...conditionMistakes(own.written, other.written, folder),
    ];
    return { file: own.file, mistakes };
  });
}

/** Reports conditions that only one of two languages has: the other would show words that do not always apply. */
function conditionMistakes(words: unknown, model: unknown, folder: string): string[] {
  const [own, other] = [new Set(conditionsIn(words)), new Set(conditionsIn(model))];
  return [
    ...[...other.difference(own)].map((path) => `${path}: is missing, and ${folder} has it`),
    ...[...own.difference(other)].map((path) => `${path}: does not belong here, ${folder} has none`),
  ];
}

/** Checks the claimed number of offices against the offices listed in site.yaml. */
function officeCountMistakes(claimed: number | undefined, listed: number | undefined): string[] {
  if (claimed === undefined || listed === undefined || claimed === listed) return [];
  return [`claims.offices: is ${claimed}, and content/site.yaml lists ${listed}; the two must agree`];
}

/** Reports confirmations of what nobody claims. Promises about how the company works, and certificates, are no figures. */
function confirmationMistakes(confirmed: object = {}, claims: object | undefined): string[] {
  const known = new Set([...Object.keys(claimsConfirmed.shape), ...Object.keys(claims ?? confirmed)]);
  const unknown = Object.keys(confirmed).filter((name) => !known.has(name));
  return unknown.map((name) => `claimsConfirmed.${name}: is not a key that belongs here`);
}

/** Checks the words of the given languages against the default language (`model`), with the given facts. */
function checkLanguages(root: string, locales: readonly LocaleCode[], facts: WrittenFacts) {
  const wordsOf = (locale: LocaleCode) =>
    Object.fromEntries(
      wordFiles.map((name) => [name, checkWords(root, locale, name, facts)]),
    ) as CheckedWords;
  const model = wordsOf(defaultLocale.code);
  const languages = locales.map((locale) => (locale === defaultLocale.code ? model : wordsOf(locale)));
  return {
    model,
    languages,
    found: [
      ...languages.flatMap((words) => Object.values<Found>(words)),
      ...languages.flatMap((words) => structureMistakes(words, model)),
      ...languages.flatMap(({ insights, services }, index) =>
        checkArticles(root, locales[index] ?? defaultLocale.code, facts, {
          topics: insights.data?.topics,
          services: services.data?.blocks,
          people: checkPeople(root).data?.people ?? {},
        }),
      ),
      ...languages.flatMap(({ services }, index) =>
        checkStories(root, locales[index] ?? defaultLocale.code, facts, services.data?.blocks),
      ),
      ...locales.flatMap((locale) => checkPages(root, locale, facts)),
    ],
  };
}

/** Collects all mistakes. The same file may appear more than once. */
function findAll(root: string, locales: readonly LocaleCode[]): Found[] {
  const site = checkFacts(root, 'site');
  const figures = checkFacts(root, 'figures');
  const facts = { site: site.written, figures: figures.written };
  const { model, languages, found } = checkLanguages(root, locales, facts);
  // Also checks the words that the current settings hide, so that changing a setting reveals no mistakes.
  const others = checkLanguages(root, locales, { ...facts, site: invertedSettings(site.written) });
  const listed = site.data && Object.keys(site.data.offices).length;
  const inLanguage = { files: wordFiles.map((name) => `${name}.yaml`), folders: collections };
  const inContent = {
    files: [...factFiles.map((name) => `${name}.yaml`), ...optionalFiles],
    folders: [path.basename(mediaFolder), ...locales],
  };
  return [
    site,
    figures,
    { file: figures.file, mistakes: officeCountMistakes(figures.data?.claims.offices, listed) },
    {
      file: site.file,
      mistakes: confirmationMistakes(site.data?.claimsConfirmed, figures.data?.claims),
    },
    { file: figures.file, mistakes: strayFigures(root, locales, figures.data?.stories) },
    ...found,
    ...others.found,
    checkPeople(root),
    checkQuotes(root),
    checkMoved(root),
    ...officeMistakes(site, languages, model),
    ...locales.flatMap((locale) =>
      strayFiles(
        root,
        `content/${locale}`,
        inLanguage,
        'no page has this name, so nothing would show these words',
      ),
    ),
    ...locales.flatMap((locale) =>
      collections.flatMap((each) => strayArticles(root, articlesFolder(locale, each))),
    ),
    ...strayFiles(
      root,
      'content',
      inContent,
      'is neither a file of facts nor the folder of a language of the site',
    ),
  ];
}

/**
 * Checks every content file of the given languages, and reports stray files. The pseudo-locale has no files, so leave
 * it out. Throws a ContentError with the mistakes of all files.
 */
export function checkContent(root: string, locales: readonly LocaleCode[]): void {
  const byFile = Map.groupBy(findAll(root, locales), ({ file }) => file);
  const mistakes = new Map(
    [...byFile].map(([file, found]) => [file, [...new Set(found.flatMap((each) => each.mistakes))]] as const),
  );
  const wrong = new Map([...mistakes].filter(([, lines]) => lines.length > 0));
  if (wrong.size > 0) throw new ContentError(wrong);
}
