import { afterEach, expect, test, vi } from 'vitest';
import { refusePlaceholders, warnOfPlaceholders, warnOfReviews } from './launch.ts';
import { loadSite } from '../site.ts';

const line = 'content/site.yaml still holds placeholders: email, siteUrl. See npm run launch-check.';
const ready = loadSite('test/sites/meridian').facts;
const unready = { ...ready, email: 'hello@example.com', siteUrl: 'https://site.test' };
const warn = vi.fn<(text: string) => void>();

afterEach(() => {
  vi.unstubAllEnvs();
  warn.mockReset();
});

test('a production build fails while there are placeholders, and lists them', () => {
  vi.stubEnv('SITE_STAGE', 'production');
  expect(() => refusePlaceholders(unready)).toThrow(line);
  expect(() => refusePlaceholders(ready)).not.toThrow();
});

test('any other build only warns', () => {
  vi.stubEnv('SITE_STAGE', '');
  expect(() => refusePlaceholders(unready)).not.toThrow();
  for (const facts of [ready, unready]) warnOfPlaceholders(facts, { warn });
  expect(warn).toHaveBeenCalledExactlyOnceWith(line);
});

test('a build warns of a claim that was to be looked at again', () => {
  const uptime = { confirmed: '2026-01-15', review: '2026-07-15' };
  for (const day of ['2026-07-15', '2026-07-16'])
    warnOfReviews({ ...ready, claimsConfirmed: { uptime } }, { warn }, day);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'content/site.yaml: claimsConfirmed.uptime: was confirmed on 2026-01-15, to be looked at again by 2026-07-15',
  );
});
