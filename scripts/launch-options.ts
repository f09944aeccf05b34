import { findBrowser } from './browser.mjs';

// This switch replaces Playwright's list, so the relevant entries are repeated here.
const disabledFeatures = [
  // Address bar suggestions: internal pages that load with every window, a third of the time of a short test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Features that use the network, or change the requests that a test sees.
  'AimEnabled',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  // Starts an additional process with every page.
  'SpareRendererForSitePerProcess',
  // Features that delay automation.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
];

// No background network requests, and no sandbox for root.
const args = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Its emulation, where there is none, takes a seventh of the time of a test.
  '--disable-gpu',
  // Otherwise the headless shell positions glyphs at whole pixels.
  '--font-render-hinting=none',
  `--disable-features=${disabledFeatures.join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const executablePath = findBrowser();

/** Launch options of every browser that tests and scripts start: a whole one, as visitors have. */
export const launchOptions = executablePath ? { executablePath, args } : { args };
