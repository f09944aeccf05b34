import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testDay } from './test/sites/sites.ts';

const globalSetup = 'test/sites/built-sites.ts';
// The languages of the tests' sites, whatever those of content/. tsconfig.json says the same to Playwright.
const alias = { '#content': path.resolve('test/sites/isthmus/content') };
// Vitest itself leaves one core idle, half of a small machine.
const onAllCores = { maxWorkers: availableParallelism(), sequence: { groupOrder: 1 } };
// Files share a worker's modules: loading them anew for each file takes as long as the tests. So test/set-up.ts puts back
// whatever a test has changed.
const together = { isolate: false, ...onAllCores };
const usesRepository = ({ moduleId }: TestSpecification) =>
  /\btestRepository\b/.test(readFileSync(moduleId, 'utf8'));

/**
 * Runs the tests of repositories first in their project. To start Git, a worker is forked with all of its memory, which grows
 * with each file: afterwards a start takes several times as long.
 */
class RepositoriesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not of an array
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((all) =>
      all.toSorted((a, b) => Number(usesRepository(b)) - Number(usesRepository(a))),
    );
  }
}

// Generous, for busy machines.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

const project = (name: string, include: string, options = {}) => ({
  test: { name, include: [include], alias, setupFiles: 'test/set-up.ts', ...timeouts, ...options },
});

// Of the machine, neither the zone nor the day, nor its kind of React.
process.env.NODE_ENV = 'test';
process.env.TZ = 'UTC';
process.env.SITE_DAY = testDay;

export default defineConfig({
  test: {
    sequence: { sequencer: RepositoriesFirst },
    tags: [{ name: 'all', description: 'Only a release needs it: runs in `npm run test:all`.' }],
    projects: [
      project('unit', '{app,bench,edit,generate,hosting,judges,packages,scripts}/**/*.test.ts', together),
      project('dist', 'test/dist/**/*.test.ts', { globalSetup, ...together }),
      // Again if a browser has stopped responding: test/engines/stage.ts starts it anew.
      project('engines', 'test/engines/*.test.ts', {
        globalSetup,
        ...onAllCores,
        retry: { count: 1, condition: /timed out in/ },
      }),
      // Side by side, because some wait for a server's patience to end.
      project('hosting', 'test/hosting/*.test.ts', { globalSetup, sequence: { concurrent: true } }),
    ],
  },
});
