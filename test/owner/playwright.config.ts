/** Runs the browser tests of pages with editable content against the build of an edited copy. */
import { defineConfig } from '@playwright/test';
import site from '../../playwright.config.ts';

const [desktop] = site.projects ?? [];
if (!desktop) throw new Error('playwright.config.ts has no project');

export default defineConfig({
  ...site,
  testDir: '../e2e',
  testMatch: /\/(home|about|services|benefits|nearshoring|contact|offices|shared-day|footer)\.spec/,
  projects: [desktop],
});
