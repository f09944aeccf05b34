import { locales } from '#app/site/locales.ts';
import type { Path } from '../writer/edits.ts';

const names: Record<string, string> = {
  ui: 'Every page',
  error: 'Error screen',
  suggestion: 'Offer of another language',
  'not-found': 'Page not found',
  benefits: 'Why Choose Us',
  privacy: 'Privacy policy',
  site: 'Company',
};

const keys: Record<string, string> = {
  meta: 'Search result',
  vcard: 'Address book entry',
  roi: 'Return on investment',
  soc2: 'SOC 2',
  copyLink: 'Link to a heading',
  bookingUrl: 'Booking address',
  siteUrl: 'Site address',
  contactEndpoint: 'Address that receives the contact form',
  countVisits: 'Count visits',
  // Texts of people and quotes have the languages as keys.
  ...Object.fromEntries(locales.map(({ code, name }) => [code, name])),
};

/** A key in words. */
export function wordsOf(key: string): string {
  const spaced = key.replaceAll(/(?<=[a-z\d])(?=[A-Z])|-/g, ' ').toLowerCase();
  // As in the keys of services: 'ai-strategy'.
  const named = key.includes('-')
    ? spaced.replaceAll(/\b(?:ai|it)\b/g, (word) => word.toUpperCase())
    : spaced;
  return keys[key] ?? named.charAt(0).toUpperCase() + named.slice(1);
}

const upper = (letter: string) => letter.toUpperCase();

/** What people call a file of the content: its page. */
export const pageLabel = (name: string): string => names[name] ?? wordsOf(name);

/** Whether what is named as in 'stories/parcels' is a client story, and not an article. */
export const isStory = (name: string): boolean => name.includes('stories/');

export const kindOf = (name: string): string => (isStory(name) ? 'client story' : 'article');

/** What people call an article or a client story where there is no room for its title. */
export function articleLabel(name: string): string {
  return `${wordsOf(kindOf(name))}: ${wordsOf(name.replace(/^.*\/|\.md$/g, '')).trim()}`;
}

/** Where a value stands, in words: 'Stats 3 › Label'. */
export function pathLabel(path: Path): string {
  const parts: string[] = [];
  for (const [index, key] of path.entries()) {
    // The keys of offices are names of cities, and those of people are names.
    const isName = ['offices', 'people'].includes(String(path[index - 1]));
    if (typeof key === 'string') parts.push(isName ? wordsOf(key).replaceAll(/\b\w/g, upper) : wordsOf(key));
    else parts.push(`${parts.pop() ?? ''} ${key + 1}`.trim());
  }
  return parts.join(' › ');
}
