import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { projectFiles } from '../../hosting/project-files.ts';
import { updateHostFiles } from './host-files.ts';

const [copy] = eachCopy((copy) => {
  writeFileSync(path.join(copy.root, 'package.json'), '{ "name": "acme" }');
});

const read = (name: string) => readFileSync(path.join(copy.root, name), 'utf8');
const write = (name: string, text = '') => writeFileSync(path.join(copy.root, name), text);

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
