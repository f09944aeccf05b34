import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{app,generate,hosting,scripts}/**/*.test.ts'] } },
      { test: { name: 'dist', include: ['test/dist/**/*.test.ts'] } },
      { test: { name: 'mail', include: ['test/mail/**/*.test.ts'] } },
      { test: { name: 'hosting', include: ['test/hosting/*.test.ts'] } },
    ],
  },
});
