import { expect, test } from 'vitest';
import { dist } from '../../sites/meridian-site.ts';
import { documentMistakes } from '../document-mistakes.ts';

test('every document is valid, and its links lead somewhere', async () => {
  expect(await documentMistakes(dist)).toEqual([]);
});
