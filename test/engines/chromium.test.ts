import { startChromium } from './puppeteer.ts';
import { takeJourneys } from './take-journeys.ts';

takeJourneys(startChromium);
