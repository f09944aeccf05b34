/** Everything follows `contactEndpoint`. */
import { expect, test } from 'vitest';
import { readWeights } from '#judges/page-weight.ts';
import { contactEndpoint } from '#test/sites/meridian-content.ts';
import { document, read, root, scriptsWith } from './site.ts';

test('the form posts its fields, the language and a honeypot, also without JavaScript', () => {
  const form = document('/es/contact').querySelector('main form');
  expect(form?.getAttribute('action')).toBe(contactEndpoint);
  expect(form?.getAttribute('method')).toBe('post');
  const names = form?.querySelectorAll('[name]').map((control) => control.getAttribute('name'));
  expect(names).toEqual(['firstName', 'lastName', 'email', 'company', 'message', '_gotcha', 'language']);
  expect(form?.querySelector('[name=language]')?.getAttribute('value')).toBe('es');
  const trap = form?.querySelector('[name=_gotcha]');
  expect(trap?.getAttribute('tabindex')).toBe('-1');
  expect(trap?.closest('[aria-hidden=true]')).toBeTruthy();
});

test('the page has a notice to which a receiver can redirect visitors', () => {
  // Hidden from search engines and the Markdown twin, which would show it to everyone.
  const notices = document('/contact').querySelectorAll('#sent[data-nosnippet]');
  expect(notices).toHaveLength(1);
  expect(read('/contact.md')).not.toContain(notices[0]?.text);
});

test('the query client is not loaded with the pages', () => {
  // A word that only the library has.
  const [library, ...others] = scriptsWith('structuralSharing');
  expect([library, others]).toEqual([expect.any(String), []]);
  expect(readWeights(root).filter(({ scripts }) => scripts.includes(library ?? ''))).toEqual([]);
});
