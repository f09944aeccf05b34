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
  // The report that scripts/test.ts counts.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: testLaunchOptions,
  },
  // Tags: `@all` for what only a release needs, `@phone` for what is repeated on a phone.
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
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
