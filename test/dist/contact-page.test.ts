/** The contact page: without a `contactEndpoint`, as on the specification's site, and with one. */
import { expect, test } from 'vitest';
import { readSite } from '#hosting/read-site.ts';
import { readWeights } from '#judges/page-weight.ts';
import { contactEndpoint } from '#test/sites/meridian-content.ts';
import { isthmus, meridian } from './site.ts';

const page = isthmus.document('/contact');

test('without contactEndpoint the form posts nothing, is not allowed to, and its code is not deployed', () => {
  expect(page.querySelectorAll('form[action], [formaction], [method=post]')).toEqual([]);
  expect(page.querySelectorAll('[name=_gotcha], [name=language], #sent')).toEqual([]);
  expect(readSite(isthmus.dist).formOrigins).toEqual([]);
  expect(isthmus.read('/_headers')).toContain("; form-action 'none';");
  expect(isthmus.scriptsWith(/_gotcha|message-id|Retry-After/)).toEqual([]);
});

test('with it the form posts its fields, the language and a honeypot, also without JavaScript', () => {
  const form = meridian.document('/es/contact').querySelector('main form');
  expect(form?.attributes).toMatchObject({ action: contactEndpoint, method: 'post' });
  const names = form?.querySelectorAll('[name]').map((control) => control.getAttribute('name'));
  expect(names).toEqual(['firstName', 'lastName', 'email', 'company', 'message', '_gotcha', 'language']);
  expect(form?.querySelector('[name=language]')?.getAttribute('value')).toBe('es');
  expect(form?.querySelectorAll('[aria-hidden=true] [name=_gotcha][tabindex="-1"]')).toHaveLength(1);
  // A notice to which a receiver can redirect, hidden from what would show it to everyone.
  const notices = meridian.all('/contact', '#sent[data-nosnippet]');
  expect(notices).toHaveLength(1);
  expect(meridian.read('/contact.md')).not.toContain(notices[0]?.text);
});

test('the query client is not loaded with the pages', () => {
  // A word that only the library has.
  const [library, ...others] = meridian.scriptsWith('structuralSharing');
  expect([library, others]).toEqual([expect.any(String), []]);
  expect(readWeights(meridian.root).filter(({ scripts }) => scripts.includes(library ?? ''))).toEqual([]);
});

test.each([
  ['firstName', 'First Name', 'text', 'given-name', true],
  ['lastName', 'Last Name', 'text', 'family-name', true],
  ['email', 'Email', 'email', 'email', true],
  ['company', 'Company', 'text', 'organization', false],
  ['message', 'Message', undefined, 'off', true],
])('the form has the field %s', (name, label, type, autocomplete, isRequired) => {
  const field = page.querySelector(`form [name=${name}]`);
  expect(['type', 'autocomplete'].map((key) => field?.getAttribute(key))).toEqual([type, autocomplete]);
  expect(field?.hasAttribute('required')).toBe(isRequired);
  expect(page.querySelector(`form label[for="${field?.id}"]`)?.firstChild?.text).toBe(label);
});
