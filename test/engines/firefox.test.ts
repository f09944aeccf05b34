import { testSiteIn } from './journeys.ts';
import { findFirefox, startFirefox } from './puppeteer.ts';

testSiteIn('Firefox', findFirefox() !== undefined, startFirefox);
