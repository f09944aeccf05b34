import { defineConfig, devices } from '@playwright/test';
import { testLaunchOptions } from './scripts/launch-options.ts';

const port = Number(process.env.E2E_PORT ?? 4174);
export const galleryPort = port + 1000;
const pseudoPort = port + 2000;
const postedPort = port + 3000;
/** The site with the pseudo-locale, under /xa. */
export const inventedOrigin = `http://127.0.0.1:${pseudoPort}`;
/** The site with all that owners may add, such as a contact form that posts, and the receiver of what is posted. */
export const postedOrigin = `http://127.0.0.1:${postedPort}`;
export const receiverOrigin = `http://127.0.0.1:${postedPort + 1}`;

/** Tests that do not depend on the viewport or set their own, and run in the wide one only. */
const inOneViewport = `about addresses benefits contact-(draft|early|hours|input|middle-button|posted) development
  display edit-.* engines-alike errors everyone-screen-reader faults-.* footer found insights long-company not-found
  numbers-(address|estimate|message|without-zones) page-styles policies print proof pseudo-locale stories toasts
  visits.*`;
/** Tests of the menu, which wide screens do not have. */
const onPhones = 'menu';

const files = (names: string) => new RegExp(`/(${names.split(/\s+/).join('|')})\\.spec`);

export default defineConfig({
  testDir: 'test/e2e',
  // Snapshots are accessibility trees, which people review.
  snapshotPathTemplate: 'docs/screen-reader/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Generous, for busy machines.
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' } },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: testLaunchOptions,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: files(onPhones),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: files(inOneViewport),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  updateSnapshots: 'none',
  webServer: [
    {
      command: 'node test/e2e/serve-site.ts',
      env: { PORT: String(port) },
      url: `http://127.0.0.1:${port}/`,
      reuseExistingServer: false,
      timeout: 180_000,
    },
    {
      command: `vite --port ${galleryPort} --strictPort --host 127.0.0.1`,
      env: { SITE_PSEUDO: '1' },
      url: `http://127.0.0.1:${galleryPort}/gallery`,
      reuseExistingServer: false,
      timeout: 180_000,
    },
    {
      command: 'node test/e2e/serve-invented.ts',
      env: { PORT: String(pseudoPort) },
      url: `${inventedOrigin}/xa`,
      reuseExistingServer: false,
      timeout: 180_000,
    },
    {
      command: 'node test/e2e/serve-posted.ts',
      env: { PORT: String(postedPort) },
      url: `${postedOrigin}/contact`,
      reuseExistingServer: false,
      timeout: 180_000,
    },
  ],
});
