import { describe } from 'vitest';
import { startChromium } from './puppeteer.ts';
import { sayWhatIsNotRun, takeJourneys } from './take-journeys.ts';
import { hasWebKit, startWebKit } from './webkit.ts';

if (!hasWebKit()) sayWhatIsNotRun('WebKitGTK, its WebDriver or Xvfb');

describe.skipIf(!hasWebKit())('WebKit', () => {
  takeJourneys(startWebKit, startChromium);
});
