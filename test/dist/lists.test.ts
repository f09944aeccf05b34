/**
 * Lists as an owner changes them, in a copy of the project and by its content alone: one service goes and two come, the
 * other lists become longer or shorter, and their order changes. Every place that shows one must follow.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadWords } from '../../generate/content/load.ts';
import type { Figures } from '../../generate/content/facts.ts';
import type { WordFile, WrittenWords } from '../../generate/content/schema.ts';
import { serviceId } from '../../generate/content/service-schema.ts';
import { locales, type Locale } from '../../app/site/locales.ts';
import { localeFile, markdownAddress, pictureAddress } from '../../app/site/page-files.ts';
import { pageAddress, pages, type PageId } from '../../app/site/pages.ts';
import { build, copyProject, editYaml } from './copy-of-project.ts';
import { textOf } from './site.ts';

const gone = 'it-staffing';
const added = ['data-platforms', 'cloud-365'];
let copy = '';

function edit<File extends WordFile>(
  locale: Locale,
  file: File,
  change: (words: WrittenWords[File]) => void,
) {
  editYaml(copy, `content/${locale.code}/${file}.yaml`, change);
}

/** The same items, as many as are wanted: the first ones again, by another title. */
function sized<Item extends { title: string }>(items: readonly Item[], count: number): Item[] {
  const more = items.map((item) => ({ ...item, title: `${item.title} II` }));
  return [...items, ...more].slice(0, count);
}

function change(locale: Locale) {
  edit(locale, 'services', (words) => {
    const [model] = Object.values(words.blocks);
    if (!model) throw new Error('there is no service');
    delete words.blocks[gone];
    for (const id of added) {
      const implementationTime = `{services.${id}.implementation} w`;
      words.blocks[id] = {
        ...model,
        icon: 'talent',
        title: `New ${id}`,
        summary: `${id}?`,
        implementationTime,
      };
    }
    words.lead = 'Seven of them.';
  });
  edit(locale, 'home', ({ stats }) => {
    stats.push({ value: '{claims.professionals}', label: 'Fourth' });
  });
  edit(locale, 'about', ({ values }) => {
    values.cards = sized(values.cards, 5);
  });
  edit(locale, 'nearshoring', ({ advantages, benefits, comparison }) => {
    advantages.items = sized(advantages.items, 2);
    benefits.cards = sized(benefits.cards, 6);
    comparison.rows.reverse();
  });
  edit(locale, 'benefits', (words) => {
    words.cards = words.cards.toReversed().slice(1);
  });
}

beforeAll(() => {
  copy = copyProject('lists');
  for (const locale of locales) change(locale);
  editYaml<Figures>(copy, 'content/figures.yaml', ({ claims, services }) => {
    claims.uptime = 99.95;
    delete services[gone];
    for (const [index, id] of added.entries()) services[id] = { implementation: [31, 32 + index] };
  });
  build(copy);
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (address: string) => readFileSync(path.join(copy, 'dist', address), 'utf8');

function page(id: PageId, locale: Locale): HTMLElement {
  const address = pageAddress(id, locale);
  return parse(read(`${address === '/' ? '/index' : address}.html`));
}

/** The anchors of the services that some links lead to. */
function anchors(links: readonly HTMLElement[], locale: Locale): (string | undefined)[] {
  const address = `${pageAddress('services', locale)}#`;
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  return hrefs.filter((href) => href.startsWith(address)).map((href) => href.slice(address.length));
}

describe.each(locales)('$name', (locale) => {
  const before = Object.keys(loadWords('.', locale.code, 'services').blocks);
  const services = [...before.filter((id) => id !== gone), ...added];
  const words = <File extends WordFile>(file: File) => loadWords(copy, locale.code, file);

  test('the services page has a block for each service, and an index of them', () => {
    const root = page('services', locale);
    expect(
      root
        .querySelectorAll('main section[id]')
        .map(({ id }) => id)
        .slice(0, -1),
    ).toEqual(services);
    expect(anchors(root.querySelectorAll('main nav a'), locale)).toEqual(services);
    expect(textOf(root)).toContain('31');
  });

  test.each(pages)('the footer of $id names each service', ({ id }) => {
    expect(anchors(page(id, locale).querySelectorAll('footer a'), locale)).toEqual(services);
  });

  test('the home page has a cell for each service, with its times', () => {
    const cells = page('home', locale).querySelectorAll('section[aria-labelledby=core-services] li');
    const cards = Object.values(words('home').services.cards);
    expect(cells.map((cell) => anchors(cell.querySelectorAll('a'), locale))).toEqual(
      services.map((id) => [id]),
    );
    expect(cells.map((cell) => cell.querySelectorAll('dd')[0]?.text)).toEqual(
      cards.map(({ implementationTime }) => implementationTime),
    );
  });

  test('machines are told the same services', () => {
    const root = page('services', locale);
    const { '@graph': graph } = JSON.parse(
      root.querySelector('script[type="application/ld+json"]')?.text ?? '',
    ) as {
      '@graph': { '@type': string; url: string; name: string }[];
    };
    const told = graph.filter((node) => node['@type'] === 'Service');
    expect(told.map(({ url }) => url.split('#')[1])).toEqual(services);
    const titles = Object.values(words('services').blocks).map(({ title }) => title);
    expect(told.map(({ name }) => name)).toEqual(titles);
    expect(
      [...read(localeFile('llms.txt', locale)).matchAll(/services#([\w-]+)/g)].map(([, id]) => id),
    ).toEqual(services);
    const twin = read(markdownAddress('services', locale));
    for (const id of added) expect(twin).toContain(`## New ${id}`);
  });

  test('the social picture has the new lead', () => {
    const address = pictureAddress('services', locale);
    expect(readFileSync(path.join(copy, 'dist', address))).not.toEqual(
      readFileSync(path.join('dist', address)),
    );
  });

  test('the other lists are as long as they are written', () => {
    const count = (id: PageId, selector: string) =>
      page(id, locale).querySelectorAll(`main ${selector}`).length;
    expect(page('home', locale).querySelector('main dl')?.querySelectorAll('dt')).toHaveLength(4);
    expect(count('about', 'section[aria-labelledby=mission-values] li')).toBe(5);
    expect(count('nearshoring', 'section[aria-labelledby=advantages] li')).toBe(2);
    expect(count('nearshoring', 'section[aria-labelledby=benefits] li')).toBe(6);
    expect(count('benefits', 'figure')).toBe(5);
  });

  test('each hour of the home page keeps its bar', () => {
    const [nearshore, offshore, onshore] = page('home', locale)
      .querySelectorAll('#book dl > div')
      .map((row) => [row.querySelector('dt')?.text, row.querySelector('svg')?.getAttribute('width')]);
    const { rows } = words('home').overlap;
    expect(nearshore).toEqual([rows.nearshore.model, '100%']);
    expect(offshore).toEqual([rows.offshore.model, '25%']);
    expect(onshore).toEqual([rows.onshore.model, '100%']);
  });

  test('the bars of the comparison stay with the rows of their figures', () => {
    const rows = page('nearshoring', locale).querySelectorAll('section[aria-labelledby=comparison] tbody tr');
    const bars = rows.map((row) => row.querySelectorAll('rect').map((bar) => bar.getAttribute('width')));
    expect(bars).toEqual([[], [], [], ['100%', '25%', '100%'], ['50%', '70%']]);
  });

  test('each diagram stays with its card, and the field of dots is as the uptime says', () => {
    const cards = page('benefits', locale)
      .querySelectorAll('main li')
      .filter((card) => card.querySelector('figure'));
    const captions = cards.map((card) => card.querySelector('figcaption')?.text);
    expect(captions).toEqual(words('benefits').cards.map(({ diagram }) => diagram?.caption));
    const field = cards.at(-1)?.querySelector('figure svg');
    const [, , width = 0, height = 0] = field?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    expect((width / 10) * (height / 10)).toBe(2_000);
    const lost = field?.querySelectorAll('circle').filter((dot) => !dot.closest('pattern'));
    expect(lost).toHaveLength(1);
    expect(captions.at(-1)).toMatch(/2[,. \u00a0\u202f]?000 .*\b1\b/);
  });
});

test('nothing is left of the service that went', () => {
  const files = readdirSync(path.join(copy, 'dist'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:html|js|md|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(pages.length * 2);
  expect(texts.filter((file) => read(file).includes(gone))).toEqual([]);
});

test('no service can take the name of another part of its page', () => {
  const ids = locales.flatMap((locale) =>
    page('services', locale)
      .querySelectorAll('[id]')
      .map(({ id }) => id),
  );
  const own = new Set(Object.keys(loadWords(copy, 'en', 'services').blocks));
  const others = ids.filter((id) => !own.has(id));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((id) => serviceId.safeParse(id).success)).toEqual([]);
  expect([...own].filter((id) => !serviceId.safeParse(id).success)).toEqual([]);
});
