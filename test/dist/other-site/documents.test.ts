import { beforeAll, expect, test } from 'vitest';
import { dist, ensureOtherSite } from '../../other-site/other-site.ts';
import { documentMistakes } from '../document-mistakes.ts';

beforeAll(ensureOtherSite, 300_000);

test('every document is valid, and its links lead somewhere', async () => {
  expect(await documentMistakes(dist)).toEqual([]);
});
