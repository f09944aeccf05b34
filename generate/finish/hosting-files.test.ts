import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { tableOf } from '#test/address-table.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { visitsAddress } from '#packages/site/visits.ts';
import { hosts } from '#hosting/engines/hosts.ts';
import { siteHostNames } from '#hosting/site-hosts.ts';
import { makeReadable, siteHost, writeHostingFiles } from './hosting-files.ts';

let root = '';
beforeEach(() => void (root = temporaryFolder()));

/** Writes the files of a site whose script requests an address. */
function write(requested: string): void {
  const dist = path.join(root, 'dist');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), '<script async src="/assets/boot.js"></script>');
  writeFileSync(path.join(dist, 'assets/boot.js'), `fetch("${requested}?")`);
  writeHostingFiles(root, dist, siteHost(), tableOf(['/index.html']));
}

const engines = () => readdirSync(path.join(root, 'release')).toSorted();

test('nothing is left of a setting that is off again', () => {
  write('/other');
  const without = engines();
  write(visitsAddress);
  expect(engines()).toEqual(siteHostNames.filter((name) => 'releaseFiles' in hosts[name]).toSorted());
  expect(engines()).not.toEqual(without);
  write('/other');
  expect(engines()).toEqual(without);
});

test.skipIf(process.platform === 'win32')('every user can read the files, whatever the umask', () => {
  const before = process.umask(0o077);
  try {
    write('/other');
  } finally {
    process.umask(before);
  }
  makeReadable(root);
  const modeOf = (file: string) => (statSync(path.join(root, file)).mode & 0o777).toString(8);
  expect(['.', 'dist', 'dist/assets', 'dist/index.html', 'release/caddy/Caddyfile'].map(modeOf)).toEqual(
    '755 755 755 644 644'.split(' '),
  );
});
