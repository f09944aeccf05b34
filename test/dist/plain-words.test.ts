import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { loadFacts, loadWords, wordFiles } from '../../generate/content/load.ts';

// The highest US school grade that the copy may require: effortless for readers of about 15.
const mostGrade = 9;

/** Returns the sentences of at least five words; shorter texts are labels, for which a grade is meaningless. */
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
 * Returns the Flesch-Kincaid grade level (Kincaid et al. 1975, US Navy): 0.39 words per sentence + 11.8 syllables per
 * word - 15.59.
 */
function grade(all: readonly string[]): number {
  const words = all.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / all.length) + 11.8 * (syllables / words.length) - 15.59;
}

test('the grade distinguishes plain from difficult text', () => {
  const plain = ['The cat sat on the mat.', 'We build what you need.'];
  const other = [
    'Interdepartmental synergies necessitate comprehensive organizational transformation initiatives.',
  ];
  expect(grade(plain)).toBeLessThan(3);
  expect(grade(other)).toBeGreaterThan(20);
});

test.each(wordFiles)('%s reads at about grade 9 or lower', (file) => {
  const all = sentences(loadWords('.', 'en', file));
  expect(all.length).toBeGreaterThan(0);
  expect(grade(all)).toBeLessThanOrEqual(mostGrade);
});

test('no sentence is longer than 35 words', () => {
  const long = wordFiles
    .flatMap((file) => sentences(loadWords('.', 'en', file)))
    .filter((sentence) => wordsOf(sentence).length > 35);
  expect(long).toEqual([]);
});

/** Returns the abbreviations that a text does not explain, as in "AI (artificial intelligence)" or the reverse. */
function unexplained(text: string, known: ReadonlySet<string>): string[] {
  const used = new Set(text.match(/\b[A-Z]{2,}\b/g));
  return [...used.difference(known)].filter(
    (each) =>
      !new RegExp(`${each}(?: \\d)? \\([^)]+\\)`).test(text) && !new RegExp(`\\w+ \\(${each}\\)`).test(text),
  );
}

test('detects unexplained abbreviations', () => {
  const text = 'Return on investment (ROI), SOC 2 (a set of criteria), RPA in the US';
  expect(unexplained(text, new Set(['US']))).toEqual(['RPA']);
});

test('every abbreviation is explained', () => {
  const { name, legalName, offices } = loadFacts('.', 'site');
  const states = Object.values(offices).flatMap(({ region = [] }) => region);
  // Parts of names, states after cities, and the country, whose full name is on the nearshoring page.
  const known = new Set([...`${name} ${legalName}`.split(/\W+/), ...states, 'US']);
  const text = wordFiles.map((file) => JSON.stringify(loadWords('.', 'en', file))).join(' ');
  expect(unexplained(text, known)).toEqual([]);
});
