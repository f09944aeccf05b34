import { testSiteIn } from './journeys.ts';
import { hasWebKit, startWebKit } from './webkit.ts';

testSiteIn('WebKit', hasWebKit(), startWebKit);
