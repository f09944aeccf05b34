import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('data stays in the cache for five minutes, and a failed request is retried three times', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toEqual({ staleTime: 300_000, gcTime: 300_000, retry: 3 });
  expect(mutations).toMatchObject({ retry: 3 });
});
