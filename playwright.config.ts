import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/launch-options.ts';
import { testDay } from './test/sites/sites.ts';

// Of the machine, neither the zone, which browsers inherit, nor the day.
process.env.TZ = 'UTC';
process.env.SITE_DAY = testDay;

const editor = /\/edit-[^/]+\.spec\.ts$/;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/sites/built-sites.ts',
  // Emptied before each run: not the folder with the reports of all steps.
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Generous, for busy machines.
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' } },
  // The report that scripts/test.ts counts.
  reporter: process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE ? [['list'], ['junit']] : 'list',
  // test/e2e/servers.ts starts the servers, and sets `baseURL`.
  // The home page shows a visitor in a zone with a place, other than those of the offices, their own day.
  use: { launchOptions, timezoneId: 'UTC' },
  // Tags: `@all` for what only a release needs, `@phone` for what is repeated on a phone.
  projects: [
    // First, because its server takes long to start: at the end, the other workers would have nothing to do meanwhile. One worker, for
    // one server.
    { name: 'editor', testMatch: editor, use: desktop, workers: 1 },
    { name: 'desktop', testIgnore: editor, use: desktop },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  updateSnapshots: 'none',
});
