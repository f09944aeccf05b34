import { syllable } from 'syllable';
import { describe, expect, test } from 'vitest';
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

describe('abbreviations', () => {
  const { name, legalName, offices } = loadFacts('.', 'site');
  const states = Object.values(offices).flatMap(({ region = [] }) => region);
  // What needs no explanation, and why.
  const known = new Map([
    ...states.map((state): [string, string] => [state, 'the postal name of a state, always after its city']),
    ...`${name} ${legalName}`.split(/\W+/).map((word): [string, string] => [word, 'a part of a name']),
    ['US', 'the country, named in full on the nearshoring page'],
    ['SOC', 'half of SOC 2, which is explained'],
  ]);
  const text = files.map((file) => JSON.stringify(loadWords('.', 'en', file))).join(' ');
  const used = [...new Set(text.match(/\b[A-Z]{2,}\b/g))].filter((each) => !known.has(each));

  test('are used', () => expect(used).toContain('ROI'));

  test.each(used)('%s is explained', (abbreviation) => {
    const before = new RegExp(`${abbreviation}(?: \\d)? \\([^)]+\\)`);
    const after = new RegExp(`\\w+ \\(${abbreviation}\\)`);
    expect(before.test(text) || after.test(text)).toBe(true);
  });
});
