/** Services and other lists have their items, in order, wherever they are shown. */
import { describe, expect, test } from 'vitest';
import { serviceId } from '../../../generate/content/schemas/service-schema.ts';
import { bytes, document, files, read } from '../../sites/meridian-site.ts';
import { fileAt, linksIn, textOf } from '../site.ts';

const services = ['app-rescue', 'data-moves', 'cloud-365', 'night-watch'];

const texts = (address: string, selector: string) => document(address).querySelectorAll(selector).map(textOf);

/** Returns the anchors of the services to which links of a page lead. */
function anchors(address: string, selector: string): (string | undefined)[] {
  const hrefs = linksIn(document(address), `${selector} a`).map(([, href]) => href);
  return hrefs.flatMap((href) => /\/services#(.*)/.exec(href ?? '')?.[1] ?? []);
}

describe.each([
  ['', 'Rescue of applications in trouble', '31–32 weeks'],
  ['/es', 'Rescate de aplicaciones en apuros', '31-32 semanas'],
])('in the language at "%s/"', (prefix, title, weeks) => {
  test('each service has a block, a row among the timelines, and a link in every footer', () => {
    const sections = document(`${prefix}/services`).querySelectorAll('main section[id]');
    expect(sections.map(({ id }) => id)).toEqual([...services, 'get-started']);
    expect(anchors(`${prefix}/services`, '[aria-labelledby=timelines]')).toEqual(services);
    for (const address of [prefix || '/', `${prefix}/privacy`, `${prefix}/404`])
      expect(anchors(address, 'footer')).toEqual(services);
  });

  test('each has a cell on the home page, with its implementation time', () => {
    const cells = '[aria-labelledby=core-services] li';
    expect(anchors(prefix || '/', cells)).toEqual(services);
    expect(texts(prefix || '/', cells)[1]).toContain(weeks);
  });

  test('structured data, llms.txt and the Markdown twin list them, too', () => {
    const data = document(`${prefix}/services`).querySelector('script[type="application/ld+json"]')?.text;
    expect(
      [...(data ?? '').matchAll(/"@type":"Service","@id":"[^"]*services#([\w-]+)"/g)].map(([, id]) => id),
    ).toEqual(services);
    expect(data).toContain(`"name":"${title}"`);
    const listed = read(`${prefix}/llms.txt`).matchAll(/services#([\w-]+)/g);
    expect([...listed].map(([, id]) => id)).toEqual(services);
    expect(read(`${prefix}/services.md`)).toContain(`## ${title}`);
  });

  test('the only page with questions has them, and the others have no trace of questions', () => {
    expect(texts(`${prefix}/nearshoring`, 'main details')).toHaveLength(2);
    for (const id of ['services', 'contact']) {
      expect(texts(`${prefix}/${id}`, 'details, [data-part]')).toEqual([]);
      expect(read(`${prefix}/${id}.html`)).not.toContain('FAQPage');
    }
  });

  test.each([
    ['', 'main dl:first-of-type dt', 4],
    ['/about', '[aria-labelledby=mission-values] li', 5],
    ['/nearshoring', '[aria-labelledby=advantages] li', 2],
    ['/nearshoring', '[aria-labelledby=benefits] li', 6],
    ['/privacy', 'main section > h2', 3],
  ])('on "%s", %s are as many as in the content', (address, selector, count) => {
    const [first] = document(prefix + address || '/').querySelectorAll(selector.replace(/ dt$/, ''));
    const found = selector.endsWith(' dt')
      ? first?.querySelectorAll('dt').length
      : texts(prefix + address || '/', selector).length;
    expect(found).toBe(count);
  });
});

test('questions are in the structured data, with the address of each answer', () => {
  const data = document('/nearshoring').querySelector('script[type="application/ld+json"]')?.text ?? '';
  const told = /\{"@type":"FAQPage".*?\]\}/.exec(data)?.[0];
  const shown = document('/nearshoring').querySelectorAll('main details');
  for (const details of shown) {
    expect(details.hasAttribute('open')).toBe(false);
    expect(told).toContain(
      `"name":${JSON.stringify(textOf(details.querySelector('summary > h3') ?? details))}`,
    );
    expect(told).toContain(`/nearshoring#${details.querySelector('summary + [id]')?.id}"`);
  }
});

test('each model on the home page has its own bar, and each card its own diagram', () => {
  const rows = document('/').querySelectorAll('#book dl > div');
  expect(
    rows.map((row) => [row.querySelector('dt')?.text, row.querySelector('svg')?.getAttribute('width')]),
  ).toEqual([
    ['Near', '62.5%'],
    ['Far', '12.5%'],
    ['Here', '100%'],
  ]);
  expect(texts('/benefits', 'main li figure:not(:has(blockquote)) figcaption')).toEqual([
    '50 in each circle',
    'Kept, and spent',
    'Cost and gain',
    'Then, and now',
    '2,000 hours, 1 at risk',
  ]);
});

test('it has nothing of the specification’s site, and pictures of its own', () => {
  const others = [
    'Isthmus Technologies',
    'info@example.com',
    '555-0132',
    'example.com/book',
    'San Francisco, CA',
    'E-Commerce Solutions',
  ];
  const all = files().filter((file) => /\.(?:html|js|md|txt|xml|vcf)$/.test(file));
  expect(all.length).toBeGreaterThan(20);
  for (const each of others) expect(all.filter((file) => read(file).includes(each))).toEqual([]);
  for (const picture of ['/social/home.png', '/es/social/terms.png'])
    expect(bytes(picture)).not.toEqual(fileAt(picture));
});

test('no service can use the id of another part of its page', () => {
  const ids = document('/services')
    .querySelectorAll('[id]')
    .map(({ id }) => id);
  const others = ids.filter((id) => !services.includes(id));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((id) => serviceId.safeParse(id).success)).toEqual([]);
  expect(services.filter((id) => !serviceId.safeParse(id).success)).toEqual([]);
});
