import { expect, test } from 'vitest';
import { git, hasGit } from '#test/content/git.ts';
import { eachCopy } from '#test/content/each-copy.ts';
import { projectFiles } from '#hosting/project-files.ts';
import { updateHostFiles } from './host-files.ts';

const [copy] = eachCopy();

const read = (name: string) => copy.read(`../${name}`);
const write = (name: string, text = '') => copy.write(`../${name}`, text);

const named = (name: string) => projectFiles(copy.root, false, name)['wrangler.jsonc'];
const here = (...args: string[]) =>
  git(copy.root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args);

function publishName(): void {
  here('add', 'wrangler.jsonc');
  here('commit', '-qm', 'Publish');
}

function nameOf(company: string): string {
  copy.put('site.yaml', 'name', company);
  updateHostFiles(copy.root);
  return read('wrangler.jsonc');
}

test.skipIf(!hasGit)('the project is named after the company until it is published', () => {
  here('init', '-q');
  write('wrangler.jsonc', named('isthmus-site'));
  publishName();
  expect(nameOf('Acme')).toBe(named('acme-site'));
  expect(nameOf('Łódź Works')).toBe(named('lodz-works-site'));
  publishName();
  expect(nameOf('Another')).toBe(named('lodz-works-site'));
});

test('the name that a developer has chosen stays', () => {
  write('wrangler.jsonc', named('acme'));
  expect(nameOf('Another')).toBe(named('acme'));
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
