import { expect, test } from 'vitest';
import { git, hasGit } from '#test/content/git.ts';
import { eachCopy } from '#test/content/each-copy.ts';
import { projectFiles } from '#hosting/project-files.ts';
import { updateHostFiles } from './host-files.ts';

const [copy] = eachCopy((copy) => {
  copy.write('../package.json', '{ "name": "acme" }');
});

const read = (name: string) => copy.read(`../${name}`);
const write = (name: string, text = '') => copy.write(`../${name}`, text);

test('the project and its hosts are named after the company, unless a developer has named them', () => {
  write('package.json', '{\n  "name": "isthmus-site",\n  "type": "module"\n}\n');
  write('wrangler.jsonc', projectFiles(copy.root)['wrangler.jsonc']);
  updateHostFiles(copy.root);
  expect(read('package.json')).toBe('{\n  "name": "meridian-works-site",\n  "type": "module"\n}\n');
  expect(read('wrangler.jsonc')).toBe(projectFiles(copy.root)['wrangler.jsonc']);
  expect(read('wrangler.jsonc')).toContain('"meridian-works-site"');
  write('package.json', '{ "name": "acme" }');
  updateHostFiles(copy.root);
  expect(read('package.json')).toBe('{ "name": "acme" }');
});

const here = (...args: string[]) =>
  git(copy.root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args);

function publishPackage(): void {
  here('add', 'package.json');
  here('commit', '-qm', 'Publish');
}

function packageOf(company: string): string {
  copy.put('site.yaml', 'name', company);
  updateHostFiles(copy.root);
  return read('package.json');
}

test.skipIf(!hasGit)('the name follows that of the company until it is published', () => {
  here('init', '-q');
  write('package.json', '{ "name": "isthmus-site" }');
  publishPackage();
  expect(packageOf('Acme')).toBe('{ "name": "acme-site" }');
  expect(packageOf('Łódź Works')).toBe('{ "name": "lodz-works-site" }');
  publishPackage();
  expect(packageOf('Another')).toBe('{ "name": "lodz-works-site" }');
});

test('counting visits changes the settings of hosts, unless a developer has changed them', () => {
  const [without, counting] = [projectFiles(copy.root, false), projectFiles(copy.root, true)];
  const changed = Object.keys(without).filter((name) => without[name] !== counting[name]);
  expect(changed).not.toEqual([]);
  for (const name of changed) write(name, without[name]);
  copy.above('site.yaml', 'siteUrl', 'countVisits: true');
  updateHostFiles(copy.root);
  expect(changed.map(read)).toEqual(changed.map((name) => counting[name]));
  for (const name of changed) write(name, `${without[name]}# Ours`);
  updateHostFiles(copy.root);
  expect(changed.map(read)).toEqual(changed.map((name) => `${without[name]}# Ours`));
});
