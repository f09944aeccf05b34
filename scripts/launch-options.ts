import { findBrowser } from './browser.mjs';

const executablePath = findBrowser();

// This switch replaces Playwright's own, so what matters of that is here again.
const disabledFeatures = [
  // The suggestions of the address bar: pages of the browser's own, loaded with every window. They take a third of the
  // time of a short test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // What would ask the network, or change what a test asks of it.
  'AimEnabled',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  // A process in reserve for the next page, started with each.
  'SpareRendererForSitePerProcess',
  // What keeps a driver waiting.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
];

/** How every script and test starts Chromium: quiet on a machine without internet; root has no sandbox. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
