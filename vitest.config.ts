import { defineConfig } from 'vitest/config';

const globalSetup = 'test/fresh-build.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{app,edit,generate,hosting,scripts}/**/*.test.ts'] } },
      { test: { name: 'dist', include: ['test/dist/**/*.test.ts'], globalSetup } },
      { test: { name: 'owner', include: ['test/owner/**/*.test.ts'] } },
      { test: { name: 'mail', include: ['test/mail/**/*.test.ts'] } },
      {
        test: {
          name: 'engines',
          include: ['test/engines/*.test.ts'],
          globalSetup,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'hosting', include: ['test/hosting/*.test.ts'], globalSetup } },
    ],
  },
});
