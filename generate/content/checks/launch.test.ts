import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusePlaceholders, warnOfPlaceholders, warnOfReviews } from './launch.ts';
import { loadSite } from '../site.ts';

const line = 'content/site.yaml still holds placeholders: email, siteUrl. See npm run launch-check.';
const ready = 'test/sites/meridian';
let unready = '';

beforeEach(() => {
  unready = mkdtempSync(path.join(tmpdir(), 'launch-'));
  const file = path.join(unready, 'content/site.yaml');
  cpSync(path.join(ready, 'content'), path.dirname(file), { recursive: true });
  const facts = readFileSync(file, 'utf8')
    .replace(/^email: .*/m, 'email: hello@example.com')
    .replace(/^siteUrl: .*/m, 'siteUrl: https://site.test');
  writeFileSync(file, facts);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(unready, { recursive: true });
});

test('a production build fails while there are placeholders, and lists them', () => {
  vi.stubEnv('SITE_STAGE', 'production');
  expect(() => refusePlaceholders(loadSite(unready).facts)).toThrow(line);
  expect(() => refusePlaceholders(loadSite(ready).facts)).not.toThrow();
});

test('any other build only warns', () => {
  vi.stubEnv('SITE_STAGE', '');
  expect(() => refusePlaceholders(loadSite(unready).facts)).not.toThrow();
  const warn = vi.fn<(text: string) => void>();
  warnOfPlaceholders(loadSite(ready).facts, { warn });
  expect(warn).not.toHaveBeenCalled();
  warnOfPlaceholders(loadSite(unready).facts, { warn });
  expect(warn).toHaveBeenCalledExactlyOnceWith(line);
});

test('a build warns of a claim that was to be looked at again', () => {
  const file = path.join(unready, 'content/site.yaml');
  const confirmed =
    'claimsConfirmed: { uptime: { confirmed: 2026-01-15, review: 2026-07-15 }, soc2: 2026-01-15 }';
  writeFileSync(file, readFileSync(file, 'utf8').replace('claimsConfirmed: {}', confirmed));
  const warn = vi.fn<(text: string) => void>();
  warnOfReviews(loadSite(unready).facts, { warn }, '2026-07-15');
  expect(warn).not.toHaveBeenCalled();
  warnOfReviews(loadSite(unready).facts, { warn }, '2026-07-16');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'content/site.yaml: claimsConfirmed.uptime: was confirmed on 2026-01-15, to be looked at again by 2026-07-15',
  );
});
