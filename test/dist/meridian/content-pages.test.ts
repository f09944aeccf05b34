/** Pages by content. words.test.ts has their texts and blocks; what applies to all documents, judges look at. */
import { expect, test } from 'vitest';
import { meridian } from '../site.ts';

const { document, read, scriptsWith } = meridian;

const own = document('/night-work');

test('it is among the quick links of the footer, by its own name', () => {
  const link = own.querySelector('footer a[href="/night-work"]');
  expect([link?.text, link?.getAttribute('aria-current')]).toEqual(['Careers', 'page']);
});

test('it has data for navigation, and is in llms.txt', () => {
  expect(JSON.parse(read('/es/night-work.json'))).toMatchObject({
    data: { title: 'Trabaje la noche con nosotros' },
  });
  expect(read('/es/llms.txt')).toContain('/es/night-work.md');
  expect(scriptsWith('Four people for the hours')).toEqual([]);
});
