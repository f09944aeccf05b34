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
  // Texts of people and quotes have language codes as keys.
  ...Object.fromEntries(locales.map(({ code, name }) => [code, name])),
};

/** Converts a key to words. */
export function wordsOf(key: string): string {
  const spaced = key.replaceAll(/(?<=[a-z\d])(?=[A-Z])|-/g, ' ').toLowerCase();
  // As in the keys of services: 'ai-strategy'.
  const named = key.includes('-')
    ? spaced.replaceAll(/\b(?:ai|it)\b/g, (word) => word.toUpperCase())
    : spaced;
  return keys[key] ?? named.charAt(0).toUpperCase() + named.slice(1);
}

const upper = (letter: string) => letter.toUpperCase();

/** Returns the label of a content file: the name of its page. */
export const pageLabel = (name: string): string => names[name] ?? wordsOf(name);

/** Whether a name such as 'stories/parcels' is that of a client story, not an article. */
export const isStory = (name: string): boolean => name.includes('stories/');

export const articleKind = (name: string): string => (isStory(name) ? 'client story' : 'article');

/** Returns the label of an article or client story, used in place of its title. */
export function articleLabel(name: string): string {
  return `${wordsOf(articleKind(name))}: ${wordsOf(name.replace(/^.*\/|\.md$/g, '')).trim()}`;
}

/** Describes the path of a value in words: 'Stats 3 › Label'. */
export function pathLabel(path: Path): string {
  const parts: string[] = [];
  for (const [index, key] of path.entries()) {
    // The keys of offices are names of cities, those of people their own names.
    const isName = ['offices', 'people'].includes(String(path[index - 1]));
    if (typeof key === 'string') parts.push(isName ? wordsOf(key).replaceAll(/\b\w/g, upper) : wordsOf(key));
    else parts.push(`${parts.pop() ?? ''} ${key + 1}`.trim());
  }
  return parts.join(' › ');
}
