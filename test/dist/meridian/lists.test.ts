/** Services and other lists have their items, in order, wherever they are shown. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../../generate/content/site.ts';
import { wordFiles } from '../../../generate/content/schema.ts';
import { serviceId } from '../../../generate/content/schemas/service-schema.ts';
import { locales, type Locale } from '../../../app/site/locales.ts';
import { localeFile, markdownAddress, pictureAddress } from '../../../app/site/page-files.ts';
import { pageAddress, pages, type PageId } from '../../../app/site/pages.ts';
import { fileAt, textOf } from '../site.ts';
import { bytes, files, page, read, words } from '../../sites/meridian-site.ts';
import { isthmus } from '../../sites/sites.ts';

const services = ['app-rescue', 'data-moves', 'cloud-365', 'night-watch'];

/** Returns the anchors of the services in some links. */
function anchors(links: readonly HTMLElement[], locale: Locale): (string | undefined)[] {
  const address = `${pageAddress('services', locale)}#`;
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  return hrefs.filter((href) => href.startsWith(address)).map((href) => href.slice(address.length));
}

/** The paths of all text files. */
const texts = () => files().filter((file) => /\.(?:html|js|md|txt|xml|vcf)$/.test(file));

describe.each(locales)('$name', (locale) => {
  test('the services page has a block for each service, and a row among the timelines', () => {
    const root = page('services', locale);
    const sections = root.querySelectorAll('main section[id]').map(({ id }) => id);
    expect(sections).toEqual([...services, 'get-started']);
    expect(anchors(root.querySelectorAll('[aria-labelledby=timelines] a'), locale)).toEqual(services);
    expect(textOf(root)).toContain('31');
  });

  test.each(pages)('the footer of $id names each service', ({ id }) => {
    expect(anchors(page(id, locale).querySelectorAll('footer a'), locale)).toEqual(services);
  });

  test('the home page has a cell for each service, with its implementation time', () => {
    const cells = page('home', locale).querySelectorAll('section[aria-labelledby=core-services] li');
    const cards = Object.values(words('home', locale).services.cards);
    expect(cells.map((cell) => anchors(cell.querySelectorAll('a'), locale))).toEqual(
      services.map((id) => [id]),
    );
    expect(cells.map((cell) => cell.querySelectorAll('dd')[0]?.text)).toEqual(
      cards.map(({ implementationTime }) => implementationTime),
    );
  });

  test('structured data, llms.txt and the Markdown twin list the same services', () => {
    const data = page('services', locale).querySelector('script[type="application/ld+json"]')?.text ?? '';
    const { '@graph': graph } = JSON.parse(data) as {
      '@graph': { '@type': string; url: string; name: string }[];
    };
    const told = graph.filter((node) => node['@type'] === 'Service');
    expect(told.map(({ url }) => url.split('#')[1])).toEqual(services);
    const titles = Object.values(words('services', locale).blocks).map(({ title }) => title);
    expect(told.map(({ name }) => name)).toEqual(titles);
    const listed = read(localeFile('llms.txt', locale)).matchAll(/services#([\w-]+)/g);
    expect([...listed].map(([, id]) => id)).toEqual(services);
    const twin = read(markdownAddress('services', locale));
    for (const title of titles) expect(twin).toContain(`## ${title}`);
  });

  test.each(pages)('the social picture of $id has its own words', ({ id }) => {
    const address = pictureAddress(id, locale);
    expect(bytes(address)).not.toEqual(fileAt(address));
  });

  test('the only page with questions has them, and the others have no trace of questions', () => {
    expect(page('nearshoring', locale).querySelectorAll('main details')).toHaveLength(2);
    for (const id of ['services', 'contact'] as const) {
      expect(page(id, locale).querySelector('details, [data-part]')).toBeNull();
      expect(page(id, locale).innerHTML).not.toContain('FAQPage');
    }
  });

  test('the other lists are as long as in the content', () => {
    const count = (id: PageId, selector: string) =>
      page(id, locale).querySelectorAll(`main ${selector}`).length;
    expect(page('home', locale).querySelector('main dl')?.querySelectorAll('dt')).toHaveLength(4);
    expect(count('about', 'section[aria-labelledby=mission-values] li')).toBe(5);
    expect(count('nearshoring', 'section[aria-labelledby=advantages] li')).toBe(2);
    expect(count('nearshoring', 'section[aria-labelledby=benefits] li')).toBe(6);
    expect(count('privacy', 'section > h2')).toBe(3);
  });

  test('each model on the home page has its own bar, and each card its own diagram', () => {
    const rows = page('home', locale).querySelectorAll('#book dl > div');
    const { nearshore, offshore, onshore } = words('home', locale).overlap.rows;
    expect(
      rows.map((row) => [row.querySelector('dt')?.text, row.querySelector('svg')?.getAttribute('width')]),
    ).toEqual([
      [nearshore.model, '62.5%'],
      [offshore.model, '12.5%'],
      [onshore.model, '100%'],
    ]);
    const diagrams = page('benefits', locale)
      .querySelectorAll('main li figure')
      .filter((figure) => !figure.querySelector('blockquote'));
    expect(diagrams.map((figure) => figure.querySelector('figcaption')?.text)).toEqual(
      words('benefits', locale).cards.map(({ diagram }) => diagram?.caption),
    );
  });
});

test('it has nothing of the actual site', () => {
  const { legalName, email, phone, bookingUrl } = loadSite(isthmus).facts;
  const { offices, services } = loadSite(isthmus).languages.en.words.ui;
  const cities = Object.values(offices).map(({ city }) => city);
  const all = [legalName, email, phone, bookingUrl, ...cities, ...Object.values(services)];
  const shared = wordFiles.map((file) => JSON.stringify(words(file))).join(' ');
  const own = all.filter((each) => !shared.includes(each));
  expect(own).toContain(email);
  const files = texts();
  expect(files.length).toBeGreaterThan(pages.length * 2);
  for (const each of own) expect(files.filter((file) => read(file).includes(each))).toEqual([]);
});

test('no service can use the id of another part of its page', () => {
  const ids = locales.flatMap((locale) =>
    page('services', locale)
      .querySelectorAll('[id]')
      .map(({ id }) => id),
  );
  const others = ids.filter((id) => !services.includes(id));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((id) => serviceId.safeParse(id).success)).toEqual([]);
  expect(services.filter((id) => !serviceId.safeParse(id).success)).toEqual([]);
});
