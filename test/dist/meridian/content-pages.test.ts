/** Pages by content. words.test.ts has their texts and blocks; what applies to all documents, judges look at. */
import { expect, test } from 'vitest';
import { meridian } from '../site.ts';

const { read, scriptsWith, texts } = meridian;

test('it is the current one among the links of its footer', () => {
  expect(texts('/night-work', 'footer [aria-current]')).toEqual(['Careers']);
});

test('it has data for navigation, and is in llms.txt', () => {
  expect(JSON.parse(read('/es/night-work.json'))).toMatchObject({
    data: { title: 'Trabaje la noche con nosotros' },
  });
  expect(read('/es/llms.txt')).toContain('/es/night-work.md');
  expect(scriptsWith('Four people for the hours')).toEqual([]);
});
