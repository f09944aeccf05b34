/** What texts say of a company that was: another one, or this one before its facts changed. */
import { parse } from 'yaml';
import { reservedIn, standInCompany } from '#packages/content/checks/launch.ts';
import { dataNode, walk } from '#packages/content/tree.ts';
import type { PastVersion } from '#packages/history/commits.ts';
import { countryName } from '#packages/site/offices.ts';
import { quoted, textAt } from './quoted.ts';
import { note, stop, type ReportLine } from './report.ts';
import type { Text } from './texts.ts';

type Name = { name: string; what: string; pattern: RegExp };

const theCompany = 'as the company was called or reached';
const forExamples = 'which is for examples alone';

/** The names that a value stands for. A country has others in each language. */
type NamesOf = (value: string, languages: readonly string[]) => string[];

const itself: NamesOf = (value) => [value];
const hostOf: NamesOf = (value) => [(URL.parse(value)?.hostname ?? value).replace(/^www\./, '')];
/** A city, and around it a state or country, without their abbreviations, which are words too: OK, IN, OR. */
const placesIn: NamesOf = (value) => value.split(', ').filter((part) => part.length > 3);
/** As in 'United States' and 'US'. */
const countriesOf: NamesOf = (code, languages) =>
  languages.flatMap((language) => [
    countryName(code, language),
    new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(code) ?? code,
  ]);

const kinds: readonly (readonly [file: RegExp, path: RegExp, what: string, names: NamesOf])[] = [
  [/^site\.yaml$/, /^(?:name|legalName|email|phone)$/, theCompany, itself],
  [/^site\.yaml$/, /^(?:siteUrl|bookingUrl)$/, theCompany, hostOf],
  [/ui\.yaml$/, /^offices\.[^.]+\.(?:name|city)$/, 'a place without office', placesIn],
  [
    /^site\.yaml$/,
    /^(?:offices\.[^.]+\.country|areaServed\.\d+)$/,
    'a country without office or clients',
    countriesOf,
  ],
];

/** The files of facts that have such names, in `content/`. */
export const namingFiles = (languages: readonly string[]): string[] => [
  'site.yaml',
  ...languages.map((code) => `${code}/ui.yaml`),
];

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // A version that somebody has committed with a mistake.
    return undefined;
  }
}

/** Finds a name between word borders, over the ends of lines. Abbreviations in capitals are words otherwise: us, it. */
function patternOf(name: string): RegExp {
  const words = name.split(/\s+/).map((word) => RegExp.escape(word));
  const start = /^[\p{L}\p{N}+]/u.test(name) ? String.raw`(?<![\p{L}\p{N}])` : '';
  const isShort = name.length <= 3;
  return new RegExp(
    `${start}${words.join(String.raw`\s+`)}${String.raw`(?![\p{L}\p{N}])`}`,
    isShort ? 'u' : 'iu',
  );
}

/** The names in versions of files, each once. */
function namesIn(versions: readonly PastVersion[], languages: readonly string[]): Name[] {
  const all = versions.flatMap(({ file, text }) =>
    [...walk(dataNode(parsed(text)))].flatMap(({ path, value }) => {
      const kind = kinds.find(([files, paths]) => files.test(file) && paths.test(path.join('.')));
      if (!kind || typeof value !== 'string') return [];
      const [, , what, names] = kind;
      return names(value, languages).map((name) => ({ name, what, pattern: patternOf(name) }));
    }),
  );
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

/** Whether a text is a fact that `checkStandIns` looks at. */
const isFact = ({ file, path = '' }: Text) => file === 'content/site.yaml' && !path.includes('.');

/**
 * Reports the texts that name the company, its places or its countries as the facts named them before, and no longer do, or a name
 * that is reserved for examples.
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
  const current = namesIn(now, languages);
  // A name may be part of one that is still right.
  const isStill = ({ pattern }: Name) => current.some(({ name }) => pattern.test(name));
  const gone = namesIn([...standInCompany, ...past], languages).filter((each) => !isStill(each));
  return texts.flatMap((place) => {
    const { text } = place;
    const names = gone.filter(({ pattern }) => pattern.test(text));
    // What is said of the company itself is reported with its facts.
    const reserved = new Set(isFact(place) ? [] : reservedIn(text));
    const others = [...reserved].filter((name) => !names.some((each) => each.name.includes(name)));
    const found = [
      ...names,
      ...others.map((name): Name => ({ name, what: forExamples, pattern: patternOf(name) })),
    ].toSorted((a, b) => text.search(a.pattern) - text.search(b.pattern));
    const [first] = found;
    if (!first) return [];
    const all = found.map(({ name, what }) => `${name}, ${what}`);
    const line = found.some(({ what }) => what === theCompany || what === forExamples) ? stop : note;
    const reason = `${quoted(place, first.pattern)} names ${all.join('; ')}`;
    return line(textAt(place, first.pattern), reason, 'reword it, unless it is still true');
  });
}
