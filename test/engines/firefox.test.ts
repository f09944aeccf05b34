import { describe } from 'vitest';
import { findFirefox, startChromium, startFirefox } from './puppeteer.ts';
import { sayWhatIsNotRun, takeJourneys } from './take-journeys.ts';

const isThere = findFirefox() !== undefined;
if (!isThere) sayWhatIsNotRun('Firefox', 'FIREFOX_PATH names one');

describe.skipIf(!isThere)('Firefox', () => {
  takeJourneys(startFirefox, startChromium);
});
