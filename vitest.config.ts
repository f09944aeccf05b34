import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const globalSetup = 'test/fresh-build.ts';
// Vitest itself leaves one core idle, half of a small machine.
const onAllCores = { maxWorkers: availableParallelism(), sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,edit,generate,hosting,scripts}/**/*.test.ts'],
          ...onAllCores,
        },
      },
      { test: { name: 'dist', include: ['test/dist/**/*.test.ts'], globalSetup, ...onAllCores } },
      { test: { name: 'owner', include: ['test/owner/**/*.test.ts'] } },
      { test: { name: 'mail', include: ['test/mail/**/*.test.ts'] } },
      {
        test: {
          name: 'engines',
          include: ['test/engines/*.test.ts'],
          globalSetup,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...onAllCores,
        },
      },
      { test: { name: 'hosting', include: ['test/hosting/*.test.ts'], globalSetup } },
    ],
  },
});
