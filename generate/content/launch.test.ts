import { expect, test, vi } from 'vitest';
import { launch } from './launch.ts';

/** Runs the plugin's first hook as Vite does, on the content of this repository. */
function configure(): void {
  const { configResolved } = launch();
  (configResolved as (config: { root: string }) => void)({ root: '.' });
}

test('a build for production refuses while there are placeholders, and names them', () => {
  vi.stubEnv('SITE_STAGE', 'production');
  expect(configure).toThrow(/content\/site\.yaml still holds placeholders: .*email/);
});

test('any other build goes on', () => {
  vi.stubEnv('SITE_STAGE', '');
  expect(configure).not.toThrow();
});
