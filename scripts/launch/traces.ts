/** What texts still say of another company, or of this one before its facts changed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { reservedIn } from '#packages/content/checks/launch.ts';
import type { PastVersion } from '#packages/history/commits.ts';
import { leastLength, namesIn, officeZones, theCompany } from './fact-names.ts';
import { quoted, textAt } from './quoted.ts';
import { note, stop, type ReportLine } from './report.ts';
import type { Text } from './texts.ts';

const standIn = readFileSync(path.join(import.meta.dirname, 'stand-in-company.yaml'), 'utf8');
const standInCompany: readonly PastVersion[] = parse(standIn);

const forExamples = 'which is for examples alone';

/** Whether a text is a fact that `checkStandIns` looks at, or shows visitors how an email address is written. */
const mayBeReserved = ({ file, path = '' }: Text) =>
  file === 'content/site.yaml' ? !path.includes('.') : path === 'form.problems.email';

/** What is said of offices without naming a place. */
const saidOfOffices: Readonly<Record<string, readonly [pattern: RegExp, what: string][]>> = {
  en: [
    [/\btime difference\b|\bhours? (?:ahead|behind)\b/i, 'says how the clocks differ'],
    [/(?<!\bnot )\b(?:public|bank) holidays?\b/i, 'speaks of holidays'],
    [/\b(?:first|second|third|last) Sunday (?:in|of)\b/i, 'says when clocks change'],
  ],
  es: [
    [
      /(?<!muchas )\bhoras? de diferencia\b|\bdiferencia horaria\b|\bhoras? (?:más|menos) que\b/i,
      'says how the clocks differ',
    ],
    [/(?<!\bno los )\b(?:feriados?|festivos?)\b/i, 'speaks of holidays'],
    [/\b(?:primer|segundo|tercer|último) domingo de\b/i, 'says when clocks change'],
  ],
};

/** Also across the ends of lines. Abbreviations only in capitals, because they are words otherwise: us, it. */
export function patternOf(name: string, flags = ''): RegExp {
  const isShort = name.replaceAll(/\P{L}/gu, '').length <= leastLength;
  // As in 'U.S.'.
  const lettersOf = (word: string) =>
    [...word].map((letter) => RegExp.escape(letter)).join(isShort ? String.raw`\.?` : '');
  const words = name.split(/\s+/).map(lettersOf);
  const start = /^[\p{L}\p{N}+]/u.test(name) ? String.raw`(?<![\p{L}\p{N}])` : '';
  // After the code of a country, a phone number goes on: UTC +1 is none.
  const end = /^\+\d{1,3}$/.test(name) ? String.raw`(?:[\s().-]*\d){2}` : String.raw`(?![\p{L}\p{N}])`;
  return new RegExp(`${start}${words.join(String.raw`\s+`)}${end}`, flags + (isShort ? 'u' : 'iu'));
}

/** As a name: with its capital letter, and not at the start of a sentence. */
const withinSentence = (word: string) =>
  new RegExp(String.raw`(?<=\p{Ll}[,;:]?\s+)${RegExp.escape(word)}(?![\p{L}\p{N}])`, 'u');

/**
 * Reports texts with names that the facts (see fact-names.ts) had before, and have no longer; and texts that say how many hours the
 * clocks differ, when they change, or which days are holidays, if an office has gone, where all this was different.
 *
 * @param past the texts that the files of facts had in earlier commits
 * @param now the texts that they have
 */
export function checkTraces(
  texts: readonly Text[],
  past: readonly PastVersion[],
  now: readonly PastVersion[],
  languages: readonly string[],
): ReportLine[] {
  const current = namesIn(now, languages).map(({ name }) => name);
  // A name may be part of one that is still right.
  const isGone = (name: string) => {
    const pattern = patternOf(name);
    return !current.some((each) => each === name || pattern.test(each));
  };
  const gone = namesIn([...standInCompany, ...past], languages)
    .filter(({ name, of }) => isGone(name) && isGone(of))
    .map((each) => ({ ...each, pattern: each.isWord ? withinSentence(each.name) : patternOf(each.name) }));
  const zones = new Set(officeZones(now));
  const hasMoved = officeZones([...standInCompany, ...past]).some((zone) => !zones.has(zone));
  return texts.flatMap((place) => {
    const { file, text } = place;
    const names = gone.filter(({ pattern }) => pattern.test(text));
    const reserved = mayBeReserved(place) ? [] : reservedIn(text);
    const isNew = (name: string) => !names.some((each) => each.name.includes(name));
    const found = [
      ...names,
      ...[...new Set(reserved)]
        .filter(isNew)
        .map((name) => ({ name, what: forExamples, pattern: new RegExp(RegExp.escape(name)) })),
    ];
    const [first] = found.toSorted((a, b) => text.search(a.pattern) - text.search(b.pattern));
    const said = hasMoved ? (saidOfOffices[file.split('/')[1] ?? ''] ?? []) : [];
    const [pattern, what] = said.find(([each]) => each.test(text)) ?? [];
    const toDo = 'reword it, unless it is still true';
    if (!first && pattern) {
      const reason = `${quoted(place, pattern)} ${what}, and the offices are in other time zones`;
      return note(textAt(place, pattern), reason, toDo);
    }
    if (!first) return [];
    const all = found.map(({ name, what }) => `${name.replace(/^, /, '')}, ${what}`);
    const line = found.some(({ what }) => what === theCompany || what === forExamples) ? stop : note;
    const reason = `${quoted(place, first.pattern)} names ${all.join('; ')}`;
    return line(textAt(place, first.pattern), reason, toDo);
  });
}
