import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { splitText } from '#packages/content/texts/text-file.ts';
import { valueAt } from '#packages/content/tree.ts';
import { kindOf } from '../content/kinds.ts';
import { pathLabel } from '../content/path-label.ts';
import { isSentence } from '../words/advice.ts';
import { shownValue } from '../content/shown-value.ts';
import { paragraphsIn } from './parsed-text.ts';

type Text = { language: string; text: string };

/** Without words and addresses, which differ by language. */
function sharedKeys(name: string): string[] {
  const own = Object.entries(shapeAt(name, [])?.properties ?? {});
  return own.flatMap(([key, shape]) => {
    const kind = kindOf(shape);
    return kind === undefined || kind === 'text' || kind === 'address' ? [] : key;
  });
}

function sharedAdvice(name: string, texts: readonly Text[]): string[] {
  const all = texts.map(({ language, text }) => ({ language, matter: splitText(text).matter }));
  return sharedKeys(name).flatMap((key) => {
    const values = all.map(({ language, matter }) => {
      return { language, words: shownValue(valueAt(matter, [key])) || 'none' };
    });
    if (new Set(values.map(({ words }) => words)).size < 2) return [];
    const each = values.map(({ language, words }) => `${words} in ${language}`);
    return [`“${pathLabel(name, [key])}” differs between the languages: ${each.join(', ')}.`];
  });
}

const sentencesIn = (text: string): string[] =>
  paragraphsIn(text).filter((each) => isSentence(each) && !each.startsWith('```'));

function translationAdvice(texts: readonly Text[]): string[] {
  const [first, ...others] = texts.map(({ language, text }) => ({ language, all: sentencesIn(text) }));
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

export function compareLanguages(name: string, texts: readonly Text[]): string[] {
  if (texts.length < 2) return [];
  return [...sharedAdvice(name, texts), ...translationAdvice(texts)];
}
