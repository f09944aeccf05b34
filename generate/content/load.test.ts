import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { locales, type LocaleCode } from '#app/site/locales.ts';
import { checkContent } from './check.ts';
import { loadFacts, loadWords } from './load.ts';
import { ContentError } from './mistakes.ts';

const codes = locales.map(({ code }) => code);
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content', path.join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Replaces a line, or a part of one, in a content file; the part must be there. */
function edit(file: string, from: string | RegExp, to: string): void {
  const full = path.join(root, 'content', file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  writeFileSync(full, after);
}

/** The mistake that the check finds in the mutated content. */
function mistake(): string {
  try {
    checkContent(root, codes);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'no mistake';
}

test('the content of the repository is right', () => {
  expect(mistake()).toBe('no mistake');
});

test('placeholders are filled: facts as they are, figures in the language, ranges with an en dash', () => {
  const { phone } = loadFacts(root, 'site');
  edit('figures.yaml', 'professionals: 500', 'professionals: 1500');
  edit('en/about.yaml', /^title: .*$/m, 'title: "{phone}, {claims.professionals}, {savings.nearshore}"');
  expect(loadWords(root, 'en', 'about').title).toBe(`${phone}, 1,500, 30–50`);
});

test('figures are written as a language writes them, and no line ends before a sign', () => {
  edit('figures.yaml', 'professionals: 500', 'professionals: 1500');
  edit(
    'es/about.yaml',
    /^title: .*$/m,
    "title: '{claims.uptime} %, {claims.professionals}, {savings.nearshore}'",
  );
  expect(loadWords(root, 'es', 'about').title).toBe('99,9\u00a0%, 1\u00a0500, 30-50');
});

test('a year has no thousands separator', () => {
  expect(loadWords(root, 'en', 'ui').footer.copyright).toMatch(/\b2\d{3}$/);
});

const facts = 'content/site.yaml\n';
const home = 'content/en/home.yaml\n';
const services = 'content/en/services.yaml\n';
const quotes = 'must stand between quotes';

// What an editor types, and what the build answers: file, key and reason.
// oxfmt-ignore
const mistakes: [title: string, file: string, from: string | RegExp, to: string, message: string][] = [
  ['an unknown key', 'site.yaml', /^name:/m, 'fax: none\nname:', `${facts}  fax: is not a key that belongs here`],
  ['a missing key', 'site.yaml', /^name: .*\n/m, '', `${facts}  name: is missing`],
  ['an empty key', 'site.yaml', /^name: .*$/m, 'name:', `${facts}  name: is empty`],
  ['a blank text', 'site.yaml', /^name: .*$/m, "name: ' '", `${facts}  name: must not be empty`],
  ['a bad e-mail', 'site.yaml', /^email: .*$/m, 'email: info@', `${facts}  email: must be an e-mail address`],
  ['a local phone', 'site.yaml', /^phone: .*$/m, 'phone: (415) 555-0132', `${facts}  phone: must be convertible to E.164, as in "+1 (415) 555-0132"`],
  ['phone letters', 'site.yaml', /^phone: .*$/m, 'phone: +1 800 FLOWERS', `${facts}  phone: must be convertible to E.164`],
  ['a phone read as a number', 'site.yaml', /^phone: .*$/m, 'phone: +14155550132', `${facts}  phone: must be text; put it between quotes`],
  ['an open booking address', 'site.yaml', /^bookingUrl: .*$/m, 'bookingUrl: http://example.com/book', `${facts}  bookingUrl: must be an address that begins with https://`],
  ['a booking script', 'site.yaml', /^bookingUrl: .*$/m, 'bookingUrl: javascript:alert(1)', `${facts}  bookingUrl: must be an address that begins with https://`],
  ['no site address', 'site.yaml', /^siteUrl: .*$/m, 'siteUrl: www.example.com', `${facts}  siteUrl: must be an address that begins with https://`],
  ['a site path', 'site.yaml', /^siteUrl: .*$/m, 'siteUrl: https://example.com/', `${facts}  siteUrl: must be an origin without a path`],
  ['an unknown time zone', 'site.yaml', 'America/Costa_Rica', 'America/San_Jose', `${facts}  offices.san-jose.timeZone: is not an IANA time zone`],
  ['a bad time', 'site.yaml', "'09:00'", "'9 am'", `${facts}  offices.san-francisco.opens: must be a time as in "09:00"`],
  ['a figure with a sign', 'figures.yaml', 'projects: 50', 'projects: 50+', 'content/figures.yaml\n  claims.projects: must be a number'],
  ['a backward range', 'figures.yaml', 'nearshore: [6, 8]', 'nearshore: [8, 6]', 'content/figures.yaml\n  overlap.nearshore: must run from the lower to the higher figure'],
  ['half a range', 'figures.yaml', 'nearshore: [6, 8]', 'nearshore: 6', 'content/figures.yaml\n  overlap.nearshore: must be a range of two figures, as in [2, 6]'],
  ['a fifth feature', 'en/services.yaml', '      - Monitoring', '      - Fifth\n      - Monitoring', `${services}  blocks.custom-ai-development.features: must be a list of exactly four features`],
  ['a third feature', 'en/services.yaml', /^ {6}- Monitoring.*\n/m, '', `${services}  blocks.custom-ai-development.features: must be a list of exactly four features`],
  ['an unknown icon', 'en/services.yaml', 'icon: strategy', 'icon: rocket', `${services}  blocks.ai-strategy-consulting.icon: must be one of: strategy, model,`],
  ['a mistyped service', 'en/services.yaml', '  it-staffing:\n', '  staffing:\n', `${services}  blocks.it-staffing: is missing\n  blocks.staffing: is not a key that belongs here`],
  ['an unknown placeholder', 'en/home.yaml', '{claims.offices}', '{claims.office}', `${home}  stats.2.value: {claims.office} is in neither content/site.yaml nor content/figures.yaml`],
  ['a placeholder of a group', 'en/home.yaml', '{claims.offices}', '{claims}', `${home}  stats.2.value: {claims} is in neither`],
  ['an inherited placeholder', 'en/home.yaml', '{claims.offices}', '{name.constructor.name}', `${home}  stats.2.value: {name.constructor.name} is in neither`],
  ['a spaced placeholder', 'en/home.yaml', '{claims.offices}', '{ claims.offices }', `${home}  stats.2.value: { claims.offices } is in neither`],
  ['half a placeholder', 'en/home.yaml', '{claims.offices}', '{claims.offices', `${home}  stats.2.value: has a { without its partner`],
  ['a number for a text', 'en/home.yaml', "'{claims.offices}'", '2', `${home}  stats.2.value: must be text; put it between quotes`],
  ['a list that is short', 'en/home.yaml', /^ {2}- value: '\{claims.offices\}'\n.*\n/m, '', `${home}  stats: must be a list of exactly 3 items`],
  ['a text for a list', 'en/about.yaml', /paragraphs:\n(?: {4}.*\n)+/, 'paragraphs: one\n', 'content/en/about.yaml\n  intro.paragraphs: must be a list'],
  ['a long title', 'en/terms.yaml', /title: .*$/m, `title: ${'long '.repeat(20)}`, 'content/en/terms.yaml\n  meta.title: must have at most 60 characters, and has 99'],
  ['another status', 'en/not-found.yaml', "'404'", '404', "content/en/not-found.yaml\n  code: must be '404', between quotes"],
  ['an empty file', 'en/terms.yaml', /[^]*/, '', 'content/en/terms.yaml\n  the file: is empty'],
  ['a duplicate key', 'en/home.yaml', 'title: Core Services', 'title: One\n  title: Two', `${home}  line 25, column 3: the same key is there twice`],
  ['a colon in a text', 'en/home.yaml', 'title: Core Services', 'title: Core: Services', `${home}  line 24, column 10: a text with a colon and a space in it ${quotes}`],
  ['a brace at the start', 'en/home.yaml', 'title: Core Services', 'title: {name} Services', `${home}  line 24, column 17: a text that begins with { ${quotes}`],
  [
    'an asterisk at the start',
    'en/home.yaml',
    'title: Core Services',
    'title: *Core',
    `${home}  line 24, column 10: a text that begins with * ${quotes}`,
  ],
  ['a tab', 'en/home.yaml', '  title: Core Services', '\ttitle: Core Services', `${home}  line 24, column 1: lines must be indented with spaces, not tabs`],
  ['an open quote', 'en/home.yaml', 'title: Core Services', "title: 'Core Services", `${home}  line `],
];

test.each(mistakes)('%s', (_, file, from, to, message) => {
  edit(file, from, to);
  const found = mistake();
  expect(found.slice(0, message.length)).toBe(message);
});

describe('a second language mirrors the first', () => {
  const about = 'content/es/about.yaml\n';
  test.each([
    ['a missing key', 'about.yaml', /^title: .*\n/m, '', `${about}  title: is missing`],
    [
      'an extra key',
      'about.yaml',
      /^title:/m,
      'extra: x\ntitle:',
      `${about}  extra: is not a key that belongs here`,
    ],
    [
      'a paragraph too few',
      'terms.yaml',
      /^ {6}- Si sigue usando.*\n/m,
      '',
      'content/es/terms.yaml\n  sections.8.paragraphs.1: is missing, and content/en has it',
    ],
    [
      'a list that the first has not',
      'terms.yaml',
      /^ {2}- title: Confidencialidad$/m,
      '  - title: Confidencialidad\n    list: [x, y]',
      'content/es/terms.yaml\n  sections.6.list: does not belong here, content/en has none',
    ],
  ])('%s', (_, file, from, to, message) => {
    edit(`es/${file}`, from, to);
    expect(mistake()).toBe(message);
  });
});

describe('files', () => {
  test('a missing file', () => {
    rmSync(path.join(root, 'content/en/about.yaml'));
    expect(mistake()).toBe('content/en/about.yaml\n  the file is missing');
  });

  test('a missing language', () => {
    expect(() => checkContent(root, [...codes, 'xx' as LocaleCode])).toThrow(
      'content/xx/ui.yaml\n  the file is missing',
    );
  });

  test.each(['en/abuot.yaml', 'en/about.yml', 'fact.yaml', 'figures.yml'])('a stray file, %s', (file) => {
    writeFileSync(path.join(root, 'content', file), 'title: Lost');
    expect(mistake()).toContain(`content/${file}\n  `);
  });

  test('the folder of a language that the site does not have', () => {
    mkdirSync(path.join(root, 'content/xx'));
    expect(mistake()).toMatch(/^content\/xx\n {2}is neither/);
  });

  test('notes beside the content are no mistake', () => {
    writeFileSync(path.join(root, 'content/README.md'), 'Notes');
    expect(mistake()).toBe('no mistake');
  });
});
