import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const named = new Set(
  [...readFileSync('app/styles/media.css', 'utf8').matchAll(/@custom-media (--[\w-]+)/g)].map(
    ([, name]) => name,
  ),
);
const queries = globSync('{app,edit}/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/@media ([^{;]+)\{/g)].map(([, query = '']) => ({ file, query })),
);

// PostCSS leaves a name that it does not know as it is, and its rules never apply.
test('every named width has a value', () => {
  const unknown = queries.filter(({ query }) =>
    [...query.matchAll(/\((--[\w-]+)\)/g)].some(([, name]) => !named.has(name)),
  );
  expect(unknown).toEqual([]);
});

test('layouts change at named widths only', () => {
  expect(queries.filter(({ query }) => /\bwidth\b/.test(query))).toEqual([]);
});
