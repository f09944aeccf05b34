/** Services and other lists have their items, in order, wherever they are shown. */
import { expect, test } from 'vitest';
import { serviceId } from '#packages/content/schemas/service-schema.ts';
import { isthmus, meridian, textOf } from '../site.ts';

const { all, bytes, files, hrefs, read, texts } = meridian;

const services = ['app-rescue', 'data-moves', 'cloud-365', 'night-watch'];

function anchors(address: string, selector: string): (string | undefined)[] {
  return hrefs(address, `${selector} a`).flatMap((href) => /\/services#(.*)/.exec(href ?? '')?.[1] ?? []);
}

test('each service has a block, a cell on the home page, a row among the timelines, and a link in the footer', () => {
  expect(all('/es/services', 'main section[id]').map(({ id }) => id)).toEqual([...services, 'get-started']);
  expect(anchors('/es', '[aria-labelledby=core-services] li')).toEqual(services);
  expect(texts('/es', '[aria-labelledby=core-services] li')[1]).toContain('31-32 semanas');
  expect(anchors('/es/services', '[aria-labelledby=timelines]')).toEqual(services);
  expect(anchors('/es/404', 'footer')).toEqual(services);
});

test('the only page with questions has them, also for search engines, and others have no trace of questions', () => {
  const [data = ''] = all('/nearshoring', 'script[type="application/ld+json"]').map(({ text }) => text);
  const told = /\{"@type":"FAQPage".*?\]\}/.exec(data)?.[0];
  const shown = all('/nearshoring', 'main details');
  expect(shown).toHaveLength(2);
  for (const details of shown) {
    expect(details.hasAttribute('open')).toBe(false);
    const [question] = details.querySelectorAll('summary > h3').map(textOf);
    expect(told).toContain(`"name":${JSON.stringify(question)}`);
    expect(told).toContain(`/nearshoring#${details.querySelector('summary + [id]')?.id}"`);
  }
  expect(texts('/services', 'details, [data-part]')).toEqual([]);
  expect(read('/services.html')).not.toContain('FAQPage');
});

test('each card of the advantages has its own diagram', () => {
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
  ];
  const written = files().filter((file) => /\.(?:html|js|md|txt|xml|vcf)$/.test(file));
  expect(written.length).toBeGreaterThan(20);
  for (const each of others) expect(written.filter((file) => read(file).includes(each))).toEqual([]);
  expect(bytes('/es/social/terms.png')).not.toEqual(isthmus.bytes('/es/social/terms.png'));
});

test('no service can use the id of another part of its page', () => {
  const ids = all('/services', '[id]').map(({ id }) => id);
  const others = ids.filter((id) => !services.includes(id));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((id) => serviceId.safeParse(id).success)).toEqual([]);
});
