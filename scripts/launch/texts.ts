import { parse } from 'yaml';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { splitText } from '#packages/content/texts/text-file.ts';
import { dataNode, walk } from '#packages/content/tree.ts';
import type { Locale } from '#packages/site/locales.ts';
import { settings, type Facts } from '#packages/content/facts.ts';
import { givenIn } from '#packages/content/words/conditions.ts';
import { quoted, textAt } from './quoted.ts';
import { stop, note, type ReportLine } from './report.ts';

/** As written, with placeholders: a value at a path, or a paragraph of Markdown that begins at a line. */
export type Text = Pick<Fault, 'file' | 'path' | 'line'> & { text: string };

/** Without what is filled in: figures, slots, and blocks of the site. */
export const spokenIn = (text: string): string =>
  text.replaceAll(/\{[^{}]*\}|\[\[[^\]]*\]\]|\[[a-zA-Z]+\](?!\()/g, ' ');

function leaves(file: string, data: unknown): Text[] {
  return [...walk(dataNode(data))].flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ file, path: path.join('.'), text: value }] : [],
  );
}

/** The keys of front matter whose values name something else. */
const references = /^(?:topics|services|author|quote|movedTo|picture\.file)(?:\.|$)/;

/** Front matter and whole paragraphs, so that a name is found across the end of a line. */
function partsOf(file: string, source: string): Text[] {
  const { matter, body, linesBefore } = splitText(source);
  let line = linesBefore + 1;
  const paragraphs = body.split(/(\n\s*\n)/).flatMap((text) => {
    const at = line + text.search(/[^\n]/);
    line += text.split('\n').length - 1;
    return text.trim() ? [{ file, line: at, text }] : [];
  });
  return [...leaves(file, matter).filter(({ path = '' }) => !references.test(path)), ...paragraphs];
}

/** @param sources the source of each file, by path; none has a mistake */
export function textsOf(sources: ReadonlyMap<string, string>): Text[] {
  return [...sources].flatMap(([file, source]) => {
    if (file.endsWith('.md')) return partsOf(file, source);
    return file.endsWith('.yaml') ? leaves(file, parse(source)) : [];
  });
}

/** What stands in a text where only the owner knows: "owned by [?]". */
const blank = /\[\?\]/;

export function checkBlanks(texts: readonly Text[], facts: Facts): ReportLine[] {
  const isGiven = givenIn(facts);
  const hidden = new Set(settings.map((name) => `${isGiven(name) ? 'without' : 'with'} ${name}`));
  return texts
    .filter(({ path = '', text }) => blank.test(text) && !path.split('.').some((key) => hidden.has(key)))
    .map((each) => {
      const reason = `has a blank that only you can fill in: ${quoted(each, blank)}`;
      return stop(textAt(each, blank), reason, 'write what is so, or take the sentence out');
    });
}

// Names of cities and short labels may be the same in two languages.
const fewest = 4;
const isSentence = ({ text }: Text) => (spokenIn(text).match(/\p{L}+/gu)?.length ?? 0) >= fewest;

/** @param model the language whose sentences they still are */
export function untranslated(written: readonly Text[], code: string, model: string): Text[] {
  const files = Map.groupBy(written.filter(isSentence), ({ file }) => file);
  return [...files].flatMap(([file, texts]) => {
    if (!file.startsWith(`content/${code}/`)) return [];
    const original = files.get(file.replace(`/${code}/`, `/${model}/`)) ?? [];
    const known = new Set(original.map(({ text }) => text));
    return texts.filter(({ text }) => known.has(text));
  });
}

export function checkTranslations(
  written: readonly Text[],
  codes: readonly string[],
  { code: model, name: original }: Pick<Locale, 'code' | 'name'>,
): ReportLine[] {
  const translated = codes.filter((code) => code !== model);
  const found = translated.flatMap((code) => untranslated(written, code, model));
  return [...Map.groupBy(found, ({ file }) => file).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const count = others.length === 0 ? 'a text is' : `${others.length + 1} texts are`;
    return note(first, `${count} as in ${original}: ${quoted(first)}`, 'translate it');
  });
}

export function checkHeldBack(
  written: readonly Text[],
  drafts: readonly Locale[],
  { code: model, name: original }: Locale,
): ReportLine[] {
  return drafts.map(({ code, name }) => {
    const count = untranslated(written, code, model).length;
    const reason = `${name} is held back: ${count} of its sentences are still ${original}`;
    return note({ file: 'content/languages.json', path: code }, reason, 'translate them, and put it online');
  });
}
