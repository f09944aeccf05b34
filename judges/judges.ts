/** Those that need no browser, in the order of the report. */
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { judgeFeeds } from './feeds.ts';
import { judgeFragileMarkup, judgeMarkup } from './markup.ts';
import { judgeHead, judgeSitemap } from './head.ts';
import { judgeLinks } from './links.ts';
import type { Output } from './output.ts';
import { judgePolicy } from './policy.ts';
import { judgeStructuredData } from './structured-data.ts';
import { judgeTwins } from './twins.ts';
import { judgeWeights } from './page-weight.ts';

type Judge = {
  name: string;
  good: string;
  blocks?: true;
  judge: (output: Output) => Fault[] | Promise<Fault[]>;
};

export const judges: readonly Judge[] = [
  { name: 'markup', good: 'every page is valid HTML', judge: judgeMarkup },
  {
    name: 'minifying',
    good: 'no page breaks if a host strips comments and white space',
    judge: judgeFragileMarkup,
  },
  { name: 'links', good: 'every link leads somewhere', blocks: true, judge: judgeLinks },
  { name: 'policy', good: 'every page keeps to the security policy', blocks: true, judge: judgePolicy },
  {
    name: 'search engines',
    good: 'every page has its own title, description and picture',
    judge: judgeHead,
  },
  { name: 'structured data', good: 'it says what the pages say', judge: judgeStructuredData },
  { name: 'feeds', good: 'every new text is in them as a whole', judge: judgeFeeds },
  { name: 'sitemap', good: 'it lists every page', judge: judgeSitemap },
  { name: 'Markdown twins', good: 'they say what the pages say', judge: judgeTwins },
  { name: 'weights', good: 'no page is heavy', judge: judgeWeights },
];
