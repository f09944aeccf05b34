import { spokenIn, type Text } from './texts.ts';
import type { ReportLine } from './report.ts';

// Names of cities and short labels may be the same in two languages.
const fewest = 4;
const isSentence = ({ text }: Text) => (spokenIn(text).match(/\p{L}+/gu)?.length ?? 0) >= fewest;

/**
 * Reports the files of a language whose sentences are still those of the default language.
 *
 * @param written the texts of all languages
 * @param codes the languages, the default one first
 */
export function checkTranslations(
  written: readonly Text[],
  [model = '', ...codes]: readonly string[],
): ReportLine[] {
  const files = Map.groupBy(written.filter(isSentence), ({ file }) => file);
  return codes.flatMap((code) =>
    [...files].flatMap(([file, texts]): ReportLine[] => {
      if (!file.startsWith(`content/${code}/`)) return [];
      const original = files.get(file.replace(`/${code}/`, `/${model}/`)) ?? [];
      const known = new Set(original.map(({ text }) => text));
      const [first, ...others] = texts.filter(({ text }) => known.has(text));
      if (!first) return [];
      const count = others.length === 0 ? 'a text is' : `${others.length + 1} texts are`;
      const { text, ...place } = first;
      const reason = `${count} as in ${model}: “${text.slice(0, 60)}”`;
      return [{ ...place, state: 'note', reason, toDo: 'translate it' }];
    }),
  );
}
