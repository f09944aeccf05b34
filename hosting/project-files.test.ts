import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadSite } from '#packages/content/site.ts';
import { projectFiles } from './project-files.ts';
import { isthmus } from '#test/sites/sites.ts';

const files = projectFiles('.', loadSite(isthmus).facts.countVisits);

test.each(Object.entries(files))('%s is up to date with hosting/', (name, text) => {
  expect(readFileSync(name, 'utf8'), `${name} is old: run "npm run hosting" and commit it`).toBe(text);
});

test('the container is built with Git and its history, which date the sitemap', () => {
  const [build = ''] = readFileSync('Containerfile', 'utf8')
    .split(/^FROM /m)
    .slice(1);
  expect(build).toMatch(/apt-get install .*\bgit\b/);
  expect(build).toContain('COPY . .');
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).not.toContain('.git');
});
