import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { loadFacts, loadWords } from '../../generate/content/load.ts';
import { wordSchemas, type WordFile } from '../../generate/content/schema.ts';

// The highest school grade (US) that the copy may ask for: people of about 15 read it without effort.
const mostGrade = 9;

/** Every sentence of at least five words in a tree of content; shorter texts are labels, which have no grade. */
function sentences(tree: unknown): string[] {
  if (typeof tree === 'object' && tree !== null) return Object.values(tree).flatMap(sentences);
  if (typeof tree !== 'string') return [];
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(tree)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => wordsOf(sentence).length >= 5);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
}

/**
 * The Flesch-Kincaid grade level (Kincaid et al. 1975, US Navy): 0.39 words a sentence + 11.8 syllables a word - 15.59.
 */
function grade(all: readonly string[]): number {
  const words = all.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / all.length) + 11.8 * (syllables / words.length) - 15.59;
}

const files = Object.keys(wordSchemas) as WordFile[];

test('the grade tells plain words from others', () => {
  const plain = ['The cat sat on the mat.', 'We build what you need.'];
  const other = [
    'Interdepartmental synergies necessitate comprehensive organizational transformation initiatives.',
  ];
  expect(grade(plain)).toBeLessThan(3);
  expect(grade(other)).toBeGreaterThan(20);
});

test.each(files)('%s reads at about grade 9 or lower', (file) => {
  const all = sentences(loadWords('.', 'en', file));
  expect(all.length).toBeGreaterThan(0);
  expect(grade(all)).toBeLessThanOrEqual(mostGrade);
});

test('no sentence is longer than 35 words', () => {
  const long = files
    .flatMap((file) => sentences(loadWords('.', 'en', file)))
    .filter((sentence) => wordsOf(sentence).length > 35);
  expect(long).toEqual([]);
});

/** The abbreviations of a text that it explains nowhere, as in "AI (artificial intelligence)" or the other way round. */
function unexplained(text: string, known: ReadonlySet<string>): string[] {
  const used = new Set(text.match(/\b[A-Z]{2,}\b/g));
  return [...used.difference(known)].filter(
    (each) =>
      !new RegExp(`${each}(?: \\d)? \\([^)]+\\)`).test(text) && !new RegExp(`\\w+ \\(${each}\\)`).test(text),
  );
}

test('the search for abbreviations finds those that are not explained', () => {
  const text = 'Return on investment (ROI), SOC 2 (a set of criteria), RPA in the US';
  expect(unexplained(text, new Set(['US']))).toEqual(['RPA']);
});

test('every abbreviation is explained', () => {
  const { name, legalName, offices } = loadFacts('.', 'site');
  const states = Object.values(offices).flatMap(({ region = [] }) => region);
  // The words of names, states after their cities, and the country, which the nearshoring page names in full.
  const known = new Set([...`${name} ${legalName}`.split(/\W+/), ...states, 'US']);
  const text = files.map((file) => JSON.stringify(loadWords('.', 'en', file))).join(' ');
  expect(unexplained(text, known)).toEqual([]);
});
