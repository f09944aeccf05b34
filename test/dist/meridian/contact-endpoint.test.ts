/** Everything follows `contactEndpoint`. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readWeights } from '../../../generate/finish/budgets.ts';
import { locales } from '../../../app/site/locales.ts';
import { pageAddress } from '../../../app/site/pages.ts';
import { contactEndpoint } from '../../sites/meridian-content.ts';
import { textOf } from '../site.ts';
import { page, read, root } from '../../sites/meridian-site.ts';

const { host, origin } = new URL(contactEndpoint);

const configurations = [
  'dist/_headers',
  'release/nginx/site-http.conf',
  'release/nginx/site-server.conf',
  'release/caddy/Caddyfile',
];

describe.each(locales)('in $name', (locale) => {
  test('posts its fields, the language and a honeypot, also without JavaScript', () => {
    const form = page('contact', locale).querySelector('main form');
    expect(form?.getAttribute('action')).toBe(contactEndpoint);
    expect(form?.getAttribute('method')).toBe('post');
    const names = form?.querySelectorAll('[name]').map((control) => control.getAttribute('name'));
    expect(names).toEqual(['firstName', 'lastName', 'email', 'company', 'message', '_gotcha', 'language']);
    expect(form?.querySelector('[name=language]')?.getAttribute('value')).toBe(locale.code);
    const trap = form?.querySelector('[name=_gotcha]');
    expect(trap?.getAttribute('tabindex')).toBe('-1');
    expect(trap?.closest('[aria-hidden=true]')).toBeTruthy();
  });

  test('has a notice to which a receiver can redirect visitors', () => {
    expect(page('contact', locale).querySelectorAll('#sent')).toHaveLength(1);
    // Hidden from search engines and the Markdown twin, which would show it to everyone.
    const notice = page('contact', locale).querySelector('#sent[data-nosnippet]')?.text ?? '-';
    expect(read(`${pageAddress('contact', locale)}.md`)).not.toContain(notice);
  });

  test('the privacy policy names the receiver of the form', () => {
    expect(textOf(page('privacy', locale))).toContain(host);
  });
});

test.each(configurations)('the policy of %s allows the origin of the endpoint, and no other', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const policies = [...text.matchAll(/default-src 'none'; [^"\n]*/g)].map(([policy]) => policy);
  for (const policy of policies) {
    expect(policy).toContain(`; connect-src 'self' ${origin};`);
    expect(policy).toContain(`; form-action 'self' ${origin};`);
    expect(policy.match(/https?:/g)).toHaveLength(2);
  }
});

test('the configuration of every engine has the policy', () => {
  const texts = configurations.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const having = configurations.filter((_, index) => texts[index]?.includes(`form-action 'self' ${origin}`));
  expect(having.map((file) => path.dirname(file))).toEqual(['dist', 'release/nginx', 'release/caddy']);
});

test('the query client is not loaded with the pages', () => {
  const assets = readdirSync(path.join(root, 'dist/assets')).filter((file) => file.endsWith('.js'));
  // A word that only the library has.
  const having = assets.filter((file) => read(`assets/${file}`).includes('structuralSharing'));
  expect(having).toHaveLength(1);
  for (const { address, scripts } of readWeights(root))
    expect(scripts, address).not.toContain(`assets/${having[0]}`);
});
