/** What content may change, and may not: words.test.ts has where lists of the content are shown. */
import { expect, test } from 'vitest';
import { serviceId } from '#packages/content/schemas/service-schema.ts';
import { isthmus, meridian } from '../site.ts';

const { all, bytes, files, read } = meridian;

test('it has nothing of the specification’s site, and pictures of its own', () => {
  const others = /Isthmus Technologies|info@example\.com|555-0132|example\.com\/book|San Francisco, CA/;
  const written = files().filter((file) => /\.(?:html|js|md|txt|xml|vcf)$/.test(file));
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((file) => others.test(read(file)))).toEqual([]);
  expect(bytes('/es/social/terms.png')).not.toEqual(isthmus.bytes('/es/social/terms.png'));
});

test('no service can use the id of another part of its page', () => {
  const services = new Set(all('/services', 'main section[id]:not(#get-started)').map(({ id }) => id));
  const others = all('/services', '[id]').flatMap(({ id }) => (services.has(id) ? [] : id));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((id) => serviceId.safeParse(id).success)).toEqual([]);
});
