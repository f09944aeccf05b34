/** Checks the whole contract against every installed engine on a small site that counts visits. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { compressFolder } from '../../generate/finish/compress.ts';
import { writeHostingFiles } from '../../generate/finish/hosting-files.ts';
import { violations } from '../../hosting/check-contract.ts';
import { contract, noContentCases } from '../../hosting/contract.ts';
import { exceptionsOf } from '../../hosting/exceptions.ts';
import { projectFiles } from '../../hosting/project-files.ts';
import { readSite } from '../../hosting/read-site.ts';
import { siteRules } from '../../hosting/rules.ts';
import { engines } from './engines.ts';

const project = mkdtempSync(path.join(tmpdir(), 'visits-'));
const dist = path.join(project, 'dist');
mkdirSync(path.join(dist, 'assets'), { recursive: true });
const script = '/assets/boot-12345678.js';
const page = `<!doctype html><html lang="en"><script async src="${script}"></script><title>A page</title><p>${'words '.repeat(100)}</p></html>\n`;
const files = {
  'index.html': page,
  'about.html': page,
  '404.html': page,
  'robots.txt': '# nothing\n'.repeat(50),
  [script.slice(1)]: `${'// about a visit\n'.repeat(50)}fetch('/visits?view=/')\n`,
};
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text);
writeHostingFiles(project, dist, {});
await compressFolder(dist);
for (const part of ['package.json', 'app', 'hosting', 'scripts'])
  cpSync(part, path.join(project, part), {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
const names = ['/index.html', '/about.html', '/404.html'];
for (const [name, text] of Object.entries(projectFiles(project, true)))
  writeFileSync(path.join(project, name), text);

afterAll(() => rmSync(project, { recursive: true, force: true }));

const site = readSite(dist);
const rules = siteRules(site);
const isOtherLanguage = (address: string) => address.startsWith('/es/');
const cases = contract(rules, site.files).filter(({ path: address }) => !isOtherLanguage(address));

for (const { name, announced, missing, start } of engines)
  describe.skipIf(Boolean(missing()))(`on ${name}`, () => {
    test('counts visits, and otherwise serves the site as usual', async () => {
      const { origin, stop } = await start(project);
      try {
        const target = { origin, dist, rules, exceptions: exceptionsOf(announced, rules) };
        const found = await Promise.all(
          cases.map(async (contractCase) =>
            (await violations(contractCase, target)).map(
              (violation) => `${contractCase.description}: ${violation}`,
            ),
          ),
        );
        expect(found.flat()).toEqual([]);
      } finally {
        await stop();
      }
    }, 120_000);
  });

test('a script of an earlier release that no document references does not make the site count', () => {
  for (const name of names)
    writeFileSync(path.join(dist, name), page.replace(script, '/assets/boot-87654321.js'));
  expect(readSite(dist).countsVisits).toBe(false);
});

test('there are cases about counting only for a site that counts', () => {
  expect(noContentCases(rules).length).toBeGreaterThan(3);
  expect(noContentCases(siteRules({ ...site, countsVisits: false }))).toEqual([]);
});

test('Netlify’s edge function sends empty responses, and accepts only GET and HEAD', async () => {
  const file = pathToFileURL(path.join(project, 'release/netlify/visits.js')).href;
  const { default: answer, config } = (await import(/* @vite-ignore */ file)) as {
    default: (request: Request) => Response;
    config: { path: string[] };
  };
  expect(config.path).toEqual(rules.noContent);
  const found = answer(new Request('https://www.example.com/visits?view=/about'));
  expect([found.status, found.headers.get('cache-control'), found.body]).toEqual([204, 'no-store', null]);
  expect(found.headers.get('strict-transport-security')).toBe(rules.headers['Strict-Transport-Security']);
  const post = answer(new Request('https://www.example.com/visits', { method: 'POST' }));
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
