import type { Locale } from './locales.ts';

/** Returns the address of the list of articles, or of a page below it. */
export function insightsAddress({ prefix }: Locale, key = ''): string {
  return ['', prefix, 'insights', key].filter((part, index) => part || index === 0).join('/');
}

/** Returns the key of the page of a topic. */
export function topicKey(topic: string): string {
  return `topics/${topic}`;
}
