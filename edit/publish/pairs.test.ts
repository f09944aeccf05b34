/**
 * What becomes of each change that two people can make of one site, A's and B's: the table of all pairs, each with both choices, on real
 * repositories.
 *
 * @module-tag all
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyContent } from '#test/content/content-copy.ts';
import { git, hasGit, makeRepository } from '#test/content/git.ts';
import { both, rows, type Read } from '#test/content/owner-changes.ts';
import { valueAt } from '#packages/content/tree.ts';
import { createActions } from '../server/actions.ts';
import { branchOf } from './branch.ts';
import { bringIn, joined } from './bring-in.ts';
import { changedBetween, paired, type Changed } from './file-versions.ts';
import type { FileVersions } from './merge-file.ts';
import { step } from './published.ts';
import { bytesHere } from './repository.ts';
import { createTrial, type Files, type Trial } from './trial.ts';

const names = Object.keys(rows);
// Of a row with its pairs, on a busy machine.
const timeout = 300_000;
/** What either changes besides, which has nothing to do with the other's. */
const besides = {
  mine: { file: 'en/about.yaml', title: 'Mine besides' },
  theirs: { file: 'en/plan.yaml', title: 'Theirs besides' },
} as const;
type Side = keyof typeof besides;

let folder: string;
let start: string;
const made: Record<Side, Record<string, string>> = { mine: {}, theirs: {} };
const changed: Record<Side, Record<string, Changed>> = { mine: {}, theirs: {} };
let trial: Trial;

const rootOf = () => path.join(folder, 'copy');

/** Makes both copies, and each change of the table as a commit of each of them. */
beforeAll(async () => {
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
  const copy = copyContent();
  copy.addStories();
  for (const code of both) {
    const prefix = code === 'en' ? '' : '/es';
    copy.writeText(`${code}/insights/rain`);
    copy.writeText(`${code}/insights/sun`);
    copy.writeText(`${code}/insights/wind`, {}, `See [the sun](${prefix}/insights/sun).`);
    copy.change(`${code}/stories/night-shop.md`, (text) => text.replace('[night-watch]', '[data-moves]'));
    copy.writeText(`${code}/pages/care`, { date: undefined, lead: 'Care.' });
  }
  const person = "{ name: Ana, role: { en: x, es: 'y' }, office: denver }";
  copy.write(
    'people.yaml',
    `title: { en: People, es: Personas }\npeople:\n  ana: ${person}\n  bo: ${person}\n`,
  );
  copy.above('site.yaml', 'copyrightYear', 'menus: { quickLinks: [home, services] }');
  copy.write('media/old.jpg', picture);
  if (copy.mistakes() !== 'no mistake') throw new Error(copy.mistakes());
  folder = mkdtempSync(path.join(tmpdir(), 'pairs-'));
  const root = makeRepository(folder, (project) => {
    cpSync(copy.full(''), path.join(project, 'content'), { recursive: true });
    writeFileSync(path.join(project, '.gitignore'), '.cache\n');
  });
  start = git(root, 'rev-parse', 'HEAD');
  for (const [row, { act }] of Object.entries(rows)) {
    const outcome = act(createActions(root), root) ?? { state: 'saved' };
    if (valueAt(outcome, ['state']) !== 'saved') throw new Error(`${row}: ${JSON.stringify(outcome)}`);
    for (const side of ['mine', 'theirs'] as const) {
      const file = path.join(root, 'content', besides[side].file);
      const before = readFileSync(file, 'utf8');
      writeFileSync(file, before.replace(/^title: .*$/m, `title: ${besides[side].title}`));
      git(root, 'add', '--all');
      made[side][row] = git(root, 'commit-tree', git(root, 'write-tree'), '-p', start, '-m', row);
      changed[side][row] = await changedBetween(root, start, made[side][row]);
      writeFileSync(file, before);
    }
    git(root, 'reset', '--quiet', '--hard', start);
  }
  const published = Object.values(made.theirs).map((id) => `${id}:refs/made/${id}`);
  git(root, 'push', '--quiet', 'origin', ...published);
  copy.remove();
  trial = createTrial(root);
}, timeout);
afterAll(() => {
  trial[Symbol.dispose]();
  rmSync(folder, { recursive: true });
});

/** The content that both have made together, in place of that with which they began. */
let joint: Files = new Map();
const read: Read = (file, ...keys) => {
  const data = joint.has(`content/${file}`)
    ? joint.get(`content/${file}`)
    : bytesHere(rootOf(), `content/${file}`);
  if (data === undefined) return undefined;
  return keys.length > 0 ? valueAt(parse(String(data)), keys) : String(data);
};

/** What becomes of both in answer to all that is asked. Says what that was, and what is wrong with it. */
async function answered(versions: readonly FileVersions[], side: Side) {
  const asked: string[] = [];
  const choices: Record<string, Side> = {};
  const ask = step(async () => {
    joint = await joined(rootOf(), start, versions, choices, trial);
    return { isGood: true, message: '' };
  });
  for (;;) {
    const { isGood, message, conflicts = [] } = await ask();
    if (isGood) return { asked, wrong: [] };
    if (conflicts.every(({ id }) => id in choices)) return { asked, wrong: [`asked again: ${message}`] };
    for (const { id, page, label, language } of conflicts) {
      choices[id] = side;
      asked.push([page, label, language].filter(Boolean).join(' › '));
    }
  }
}

const sides = ['mine', 'theirs'] as const;

test.skipIf(!hasGit).each(names)('%s × each', { timeout }, async (row) => {
  const root = rootOf();
  const own = changed.mine[row]!;
  const found: string[] = [];
  for (const [other, their] of Object.entries(changed.theirs)) {
    const files = new Set([...own.files.keys(), ...their.files.keys()]);
    const base = new Map([...files].map((file) => [file, bytesHere(root, file)]));
    for (const side of sides) {
      const { asked, wrong } = await answered(paired(base, own, their), side);
      const problems = await trial.problems(joint);
      wrong.push(...problems.map(({ where, reason }) => `${where}: ${reason}`));
      for (const each of sides) {
        const what = each === 'mine' ? row : other;
        if ((asked.length === 0 || each === side) && !rows[what]?.holds(read)) wrong.push(`not ${what}`);
        if (read(besides[each].file, 'title') !== besides[each].title)
          wrong.push(`not what ${each} had besides`);
      }
      found.push(...wrong.map((each) => `${row} × ${other}, ${side} (${asked.join('; ')}): ${each}`));
      if (asked.length === 0) break;
    }
  }
  expect(found).toEqual([]);
});

// Of each change, with the next one that somebody else has published.
test.skipIf(!hasGit).each(names.map((row, index) => [row, names[(index + 1) % names.length] ?? '']))(
  '%s is here, and %s comes in',
  async (row, other) => {
    const root = rootOf();
    git(root, 'clean', '--quiet', '-fd');
    git(path.join(folder, 'remote'), 'update-ref', 'refs/heads/main', made.theirs[other] ?? '');
    git(root, 'reset', '--quiet', '--hard', made.mine[row] ?? '');
    git(root, 'reset', '--quiet', start);
    joint = new Map();
    const choices: Record<string, Side> = {};
    let isGood = false;
    for (let times = 0; times < 3 && !isGood; times += 1) {
      const outcome = await bringIn(root, await branchOf(root), choices);
      for (const { id } of outcome.conflicts ?? []) choices[id] = 'theirs';
      ({ isGood } = outcome);
    }
    expect(isGood).toBe(true);
    expect(rows[other]?.holds(read)).toBe(true);
    for (const side of sides) expect(read(besides[side].file, 'title')).toBe(besides[side].title);
    expect(git(root, 'rev-parse', 'HEAD')).toBe(made.theirs[other]);
    using now = createTrial(root);
    expect(await now.problems(new Map())).toEqual([]);
  },
);
