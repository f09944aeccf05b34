import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const globalSetup = 'test/fresh-build.ts';
// Vitest itself leaves one core idle, half of a small machine.
const onAllCores = { maxWorkers: availableParallelism(), sequence: { groupOrder: 1 } };
// Generous, for busy machines.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

const project = (name: string, include: string, options = {}) => ({
  test: { name, include: [include], ...timeouts, ...options },
});

export default defineConfig({
  test: {
    projects: [
      project('unit', '{app,edit,generate,hosting,scripts}/**/*.test.ts', onAllCores),
      project('dist', 'test/dist/**/*.test.ts', { globalSetup, ...onAllCores }),
      project('owner', 'test/owner/**/*.test.ts'),
      project('mail', 'test/mail/**/*.test.ts'),
      project('engines', 'test/engines/*.test.ts', { globalSetup, ...onAllCores }),
      project('hosting', 'test/hosting/*.test.ts', { globalSetup }),
    ],
  },
});
