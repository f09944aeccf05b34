/** The contact page. A form that posts needs `contactEndpoint`, and is tested on the other site of the tests. */
import { expect, test } from 'vitest';
import { readSite } from '#hosting/read-site.ts';
import { assetsEnding, dist, linksIn, pageAt, textAt, textOf } from './site.ts';

const { main } = pageAt('/contact');

test('without contactEndpoint the form posts nothing, is not allowed to, and its code is not deployed', () => {
  expect(main.querySelectorAll('form[action], [formaction], [method=post]')).toEqual([]);
  expect(main.querySelectorAll('[name=_gotcha], [name=language], #sent')).toEqual([]);
  expect(readSite(dist).formOrigins).toEqual([]);
  expect(textAt('/_headers')).toContain("; form-action 'none';");
  for (const script of assetsEnding('.js'))
    expect(textAt(script)).not.toMatch(/_gotcha|message-id|Retry-After|notReceived/);
});

test('the panel has every way to reach us', () => {
  const panel = main.querySelector('aside') ?? main;
  expect(linksIn(panel)).toEqual([
    ['info@example.com', 'mailto:info@example.com'],
    ['+1 (415) 555-0132', 'tel:+14155550132'],
    ['Save to contacts: San Francisco, CA', '/contact/san-francisco.vcf'],
    ['Save to contacts: San Jose, Costa Rica', '/contact/san-jose.vcf'],
    ['Book a Free Consultation (opens in a new tab)', 'https://example.com/book'],
  ]);
  for (const city of ['San Francisco, CA', 'San Jose, Costa Rica']) expect(textOf(panel)).toContain(city);
});

test('the other ways to send a message lead to the company, without a message yet', () => {
  const others = main.querySelector('#other-ways') ?? main;
  expect(linksIn(others)).toEqual([
    [
      'Open in Gmail (opens in a new tab)',
      'https://mail.google.com/mail/?view=cm&fs=1&to=info%40example.com&su=&body=',
    ],
    [
      'Open in Outlook (opens in a new tab)',
      'https://outlook.office.com/mail/deeplink/compose?mailtouri=mailto%3Ainfo%40example.com',
    ],
    ['Call +1 (415) 555-0132', 'tel:+14155550132'],
    ['info@example.com', 'mailto:info@example.com'],
  ]);
  expect(others.querySelectorAll('button').map(textOf)).toEqual(['Copy message', 'Copy address']);
  expect(others.hasAttribute('data-needed')).toBe(false);
});

test.each([
  ['firstName', 'First Name', 'text', 'given-name', true],
  ['lastName', 'Last Name', 'text', 'family-name', true],
  ['email', 'Email', 'email', 'email', true],
  ['company', 'Company', 'text', 'organization', false],
  ['message', 'Message', undefined, 'off', true],
])('the form has the field %s', (name, label, type, autocomplete, isRequired) => {
  const field = main.querySelector(`form [name=${name}]`);
  expect(['type', 'autocomplete'].map((key) => field?.getAttribute(key))).toEqual([type, autocomplete]);
  expect(field?.hasAttribute('required')).toBe(isRequired);
  expect(main.querySelector(`form label[for="${field?.id}"]`)?.firstChild?.text).toBe(label);
});
