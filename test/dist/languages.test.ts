/** Consistency between the languages of the built site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readWeights, type PageWeight } from '../../generate/finish/budgets.ts';
import { sentData } from '../../generate/content/shapes.ts';
import { loadSite } from '../../generate/content/site.ts';
import { wordFiles, type WordFile } from '../../generate/content/schema.ts';
import { locales, type Locale, type LocaleCode } from '../../app/site/locales.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { builtPages, textAt } from './built-files.ts';
import { built, dist, facts, root, textOf } from './site.ts';
import { isthmus } from '../sites/sites.ts';

const weights = readWeights(root);

/** Returns the texts of a tree that are long enough to be in one language only. */
function sentences(tree: unknown): string[] {
  if (typeof tree === 'object' && tree !== null) return Object.values(tree).flatMap(sentences);
  return typeof tree === 'string' && tree.length > 30 ? [tree] : [];
}

function read(name: string): string {
  return readFileSync(path.join(dist, name), 'utf8');
}

/** Returns a page's JavaScript, including the prefetched chunks of all pages in its language. */
function scriptOf(page: PageWeight): string {
  const first = page.scripts.map(read);
  const [, last = ''] = page.scripts.map((name) => path.posix.dirname(name));
  const later = [...(first.at(-1) ?? '').matchAll(/import\(`\.\/([^`]+)`\)/g)];
  return [...first, ...later.map(([, name = '']) => read(`${last}/${name}`))].join('\n');
}

// Questions and articles are only in documents.
const documentOnly: ReadonlySet<string> = new Set(['suggestion', 'questions', 'insights', 'stories']);
const words = wordFiles.filter((name) => !documentOnly.has(name));
/** Returns a file as sent to browsers, without what is only in documents or in the other contact form. */
const sent = (code: LocaleCode, file: WordFile): unknown =>
  sentData(file, loadSite(isthmus).languages[code].words[file], loadSite(isthmus).facts);
// Cached, because reading them takes longer than searching them.
const sentencesOf = new Map(
  locales.map(({ code }) => [code, words.flatMap((file) => sentences(sent(code, file)))]),
);
const textsOf = ({ code }: Locale) => sentencesOf.get(code) ?? [];
// Letters and digits only, because minifiers may escape other characters, for example as "\xA0".
const plain = (text: string) => text.replaceAll(/\\xA0|[^\p{L}\p{N} ]/gu, '');

describe.each(built.map((page) => ({ ...page, name: page.file })))(
  '$name',
  ({ file, locale, page, root }) => {
    const others = locales.filter((each) => each !== locale);

    test('its JavaScript has the words of its own language only', () => {
      const weight = weights.find((each) => each.file === file);
      const script = plain(weight ? scriptOf(weight) : '');
      const lacks = textsOf(locale).filter((text) => !script.includes(plain(text).slice(0, 25)));
      expect(lacks).toEqual([]);
      const own = new Set(textsOf(locale));
      for (const other of others) {
        const foreign = textsOf(other).filter((text) => !own.has(text) && script.includes(plain(text)));
        expect(foreign).toEqual([]);
      }
    });

    test('its header and footer link to the same page in every other language, by the language’s own name', () => {
      const id = page === 'not-found' ? undefined : page;
      for (const part of ['header', 'footer']) {
        const links = root.querySelectorAll(`${part} a[hreflang]`);
        expect(
          links.map((link) => [
            link.text,
            ...['href', 'hreflang', 'lang'].map((name) => link.getAttribute(name)),
          ]),
        ).toEqual(others.map((each) => [each.name, pageAddress(id, each), each.code, each.code]));
      }
    });
  },
);

test('all languages of a page list the same alternates, each with its own canonical address', () => {
  for (const pages of Map.groupBy(built, ({ page }) => page).values()) {
    const sets = pages.map(({ root }) =>
      root
        .querySelectorAll('head > link[hreflang]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
    expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(1);
    const all = pages[0]?.page === 'not-found' ? [] : [...locales.map(({ code }) => code), 'x-default'];
    expect(sets[0]?.map(([language]) => language)).toEqual(all);
    for (const { root, locale, page } of pages) {
      const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href');
      const own = page === 'not-found' ? [undefined, undefined] : [canonical, canonical];
      const [first] = sets;
      expect([canonical, first?.find(([language]) => language === locale.code)?.[1]]).toEqual(own);
    }
  }
});

test('the sitemap lists the languages of every page, and the default', () => {
  const entries = (textAt('/sitemap.xml').match(/<url>.*<\/url>/g) ?? []).slice(0, builtPages.length);
  expect(entries).toHaveLength(builtPages.length);
  for (const entry of entries) {
    const languages = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language);
    expect(languages).toEqual([...locales.map(({ code }) => code), 'x-default']);
  }
});

test('Spanish has its own names, figures and dates, and the pseudo-locale is not built', () => {
  const spanish = built.filter(({ locale }) => locale.code === 'es');
  expect(spanish.length).toBe(built.length / 2);
  const text = spanish.map(({ main }) => textOf(main).replaceAll(/\s/g, ' ')).join(' ');
  const { claims, example } = loadSite(isthmus).figures;
  /** Examples of each language's format: cities, a decimal figure, and one in thousands. */
  const forms = (words: LocaleCode, figures: string): string[] => [
    ...Object.values(loadSite(isthmus).languages[words].words.ui.offices).map(({ name }) => name),
    ...[claims.uptime, example.cost].map((figure) => figure.toLocaleString(figures).replaceAll(/\s/g, ' ')),
  ];
  const own = forms('es', 'es-CR');
  const month = new Date(`${facts.policiesUpdated}-15`);
  for (const each of [...own, month.toLocaleString('es', { month: 'long', year: 'numeric' })])
    expect(text).toContain(each);
  const english = forms('en', 'en-US').filter((each) => !own.includes(each));
  expect(
    english.filter((each) =>
      new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(each)}(?![\\p{L}\\d])`, 'u').test(text),
    ),
  ).toEqual([]);
  expect(text).not.toMatch(/\d%/);
  expect(textAt('/sitemap.xml')).not.toContain('/xa');
});
