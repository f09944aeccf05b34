/** The contact page. A form that posts needs `contactEndpoint`, and is tested on the other site of the tests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { gmailAddress, outlookAddress } from '../../app/pages/contact/mail/hand-off.ts';
import { telephoneAddress } from '../../app/site/telephone.ts';
import { loadSite } from '../../generate/content/site.ts';
import { readSite } from '../../hosting/read-site.ts';
import { builtPages } from './built-files.ts';
import { built, dist, facts, linksIn, textOf } from './site.ts';
import { isthmus } from '../sites/sites.ts';

const { contactEndpoint } = loadSite(isthmus).facts;

describe.runIf(contactEndpoint === undefined)('without contactEndpoint', () => {
  test.each(built)('$file posts nothing', ({ root }) => {
    expect(root.querySelectorAll('form[action], [formaction], [method=post]')).toEqual([]);
    expect(root.querySelectorAll('[name=_gotcha], [name=language], #sent')).toEqual([]);
  });

  test('the policy allows no form submission, and no code of the posting form is deployed', () => {
    expect(readSite(dist).formOrigins).toEqual([]);
    expect(readFileSync(path.join(dist, '_headers'), 'utf8')).toContain("; form-action 'none';");
    const assets = path.join(dist, 'assets');
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    const text = scripts.map((file) => readFileSync(path.join(assets, file), 'utf8')).join('');
    expect(text).not.toMatch(/_gotcha|message-id|Retry-After|notReceived/);
  });
});

test.runIf(contactEndpoint !== undefined)('with contactEndpoint the policy allows its origin', () => {
  expect(readSite(dist).formOrigins).toEqual([new URL(String(contactEndpoint)).origin]);
});

describe.each(builtPages.filter(({ id }) => id === 'contact'))('$address', ({ locale, main }) => {
  const { ways, form } = loadSite(isthmus).languages[locale.code].words.contact;
  const { offices, newTab } = loadSite(isthmus).languages[locale.code].words.ui;

  test('the panel has every way to reach us', () => {
    const panel = main.querySelector('aside') ?? main;
    const hrefs = linksIn(panel).map(([, href]) => href);
    for (const href of [`mailto:${facts.email}`, telephoneAddress(facts.phone), facts.bookingUrl]) {
      expect(hrefs).toContain(href);
    }
    for (const { city } of Object.values(offices)) expect(textOf(panel)).toContain(city);
  });

  test('the other ways to send a message lead to the company, without a message yet', () => {
    const others = main.querySelector('#other-ways') ?? main;
    const empty = { to: facts.email, subject: '', body: '' };
    expect(linksIn(others)).toEqual([
      [`${ways.gmail} ${newTab}`, gmailAddress(empty)],
      [`${ways.outlook} ${newTab}`, outlookAddress(empty)],
      [`${ways.call} ${facts.phone}`, telephoneAddress(facts.phone)],
      [facts.email, `mailto:${facts.email}`],
    ]);
    expect(others.querySelectorAll('button').map(textOf)).toEqual([ways.copyMessage, ways.copyAddress]);
    expect(others.hasAttribute('data-needed')).toBe(false);
  });

  test('the form has its fields', () => {
    const expected = [
      { name: 'firstName', type: 'text', autocomplete: 'given-name', isRequired: true },
      { name: 'lastName', type: 'text', autocomplete: 'family-name', isRequired: true },
      { name: 'email', type: 'email', autocomplete: 'email', isRequired: true },
      { name: 'company', type: 'text', autocomplete: 'organization', isRequired: false },
      { name: 'message', type: undefined, autocomplete: 'off', isRequired: true },
    ] as const;
    for (const { name, isRequired, ...attributes } of expected) {
      const field = main.querySelector(`form [name=${name}]`);
      const [type, autocomplete] = ['type', 'autocomplete'].map((key) => field?.getAttribute(key));
      expect({ type, autocomplete }, name).toEqual(attributes);
      expect(field?.hasAttribute('required'), name).toBe(isRequired);
      const label = main.querySelector(`form label[for="${field?.id}"]`);
      expect(label?.firstChild?.text, name).toBe(form.fields[name]);
    }
  });
});
