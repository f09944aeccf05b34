import { expect, test } from 'vitest';
import { packageOfModule, siteBom } from './bom.ts';

test.each([
  ['/site/node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  ['/site/node_modules/@base-ui/react/esm/toast.js', '@base-ui/react'],
  ['/site/node_modules/a/node_modules/b/index.js', 'b'],
  [String.raw`C:\site\node_modules\react\index.js`, 'react'],
  ['/site/app/app.tsx', undefined],
])('%s is of %s', (id, name) => {
  expect(packageOfModule(id)).toBe(name);
});

test('the list tells what is shipped from what only builds, the same way every time', () => {
  const bom = {
    serialNumber: 'urn:uuid:1',
    metadata: { timestamp: '2026-01-01T00:00:00Z', component: { name: 'folder' } },
    components: [
      { name: 'react', version: '1' },
      { name: 'vite', version: '1' },
    ],
  };
  expect(siteBom(bom, 'site', ['react'])).toEqual({
    metadata: { component: { name: 'site' } },
    components: [
      { name: 'react', version: '1', scope: 'required' },
      { name: 'vite', version: '1', scope: 'excluded' },
    ],
  });
});
