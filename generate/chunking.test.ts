import { expect, test } from 'vitest';
import { frameModules } from './chunking.ts';

const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => `/app/pages/${name}/${name}.tsx`);
const imports: Record<string, string[]> = {
  '/app/hydrate.tsx': ['/app/routes.tsx'],
  '/app/routes.tsx': ['/app/layout/header.tsx'],
  '/app/layout/header.tsx': ['/app/ui/mark.tsx'],
  ...Object.fromEntries(pages.map((page) => [page, ['/app/ui/icon.tsx', '/app/ui/mark.tsx']])),
  '/app/pages/a/a.tsx': ['/app/ui/table.tsx'],
  '/app/pages/b/b.tsx': ['/app/ui/table.tsx', '/app/ui/icon.tsx'],
};

test('every page’s frame holds what the entry imports and what many pages share, and neither entry nor pages', () => {
  const frame = frameModules('/app/hydrate.tsx', (id) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: id === '/app/routes.tsx' ? [...pages, '/content/en/a.yaml'] : [],
  }));
  expect([...frame].toSorted()).toEqual([
    '/app/layout/header.tsx',
    '/app/routes.tsx',
    '/app/ui/icon.tsx',
    '/app/ui/mark.tsx',
  ]);
});
