/** What the languages of a text should have in common, and do not. */
import { splitText } from '#packages/content/texts/text-file.ts';
import { valueAt } from '#packages/content/tree.ts';
import { isSentence } from '../words/advice.ts';
import { parsedText } from './parsed-text.ts';

type Text = { language: string; text: string };

// Keys that are no words.
const shared = {
  date: 'The date',
  updated: 'The date of the last change',
  draft: 'The mark “Draft”',
  until: 'The last day',
  topics: 'The topics',
  services: 'The services',
  author: 'The author',
  quote: 'The quote',
} as const;

function sharedAdvice(texts: readonly Text[]): string[] {
  const all = texts.map(({ language, text }) => ({ language, matter: splitText(text).matter }));
  return Object.entries(shared).flatMap(([key, what]) => {
    const values = all.map(({ language, matter }) => {
      const value = valueAt(matter, [key]);
      const words = Array.isArray(value)
        ? value.join(', ')
        : value === undefined
          ? 'none'
          : JSON.stringify(value).replaceAll('"', '');
      return { language, words };
    });
    if (new Set(values.map(({ words }) => words)).size < 2) return [];
    const each = values.map(({ language, words }) => `${words} in ${language}`);
    return [`${what} differs between the languages: ${each.join(', ')}.`];
  });
}

/** Returns the words of a text, paragraph by paragraph. */
function paragraphsOf(text: string): string[] {
  const { title, description, text: body } = parsedText(text);
  return [title, description, ...body].filter(
    (each): each is string => typeof each === 'string' && isSentence(each) && !each.startsWith('```'),
  );
}

function translationAdvice(texts: readonly Text[]): string[] {
  const [first, ...others] = texts.map(({ language, text }) => ({ language, all: paragraphsOf(text) }));
  return others.flatMap(({ language, all }) => {
    const alike = all.filter((each) => first?.all.includes(each));
    const [one] = alike;
    if (!first || one === undefined) return [];
    const count = alike.length === 1 ? 'One text is' : `${alike.length} texts are`;
    return [
      `${count} the same in ${first.language} and ${language}, such as “${one.slice(0, 60)}”: still to be translated?`,
    ];
  });
}

/** Returns advice on a text whose languages differ where they should not, or are the same where they should not. */
export function compareLanguages(texts: readonly Text[]): string[] {
  if (texts.length < 2) return [];
  return [...sharedAdvice(texts), ...translationAdvice(texts)];
}
