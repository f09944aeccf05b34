/**
 * What becomes of each change that two people can make of one site, A's and B's: the table of all pairs, each with both choices, on real
 * repositories.
 *
 * @module-tag all
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyContent } from '#test/content/content-copy.ts';
import { git, hasGit } from '#test/content/git.ts';
import { both, rows, type Read } from '#test/content/owner-changes.ts';
import { valueAt } from '#packages/content/tree.ts';
import { createActions } from '../server/actions.ts';
import { branchOf } from './branch.ts';
import { bringIn } from './bring-in.ts';
import { createTrial } from './trial.ts';

const names = Object.keys(rows);
// Some forty times two choices, each with some forty runs of Git.
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
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote');
  const root = rootOf();
  git(folder, 'clone', '--quiet', 'remote', 'copy');
  git(root, 'config', 'user.name', 'Ada');
  git(root, 'config', 'user.email', 'ada@example.org');
  cpSync(copy.full(''), path.join(root, 'content'), { recursive: true });
  writeFileSync(path.join(root, '.gitignore'), '.cache\n');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Begin');
  git(root, 'push', '--quiet', '-u', 'origin', 'HEAD:main');
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
      writeFileSync(file, before);
    }
    git(root, 'reset', '--quiet', '--hard', start);
  }
  copy.remove();
}, timeout);
afterAll(() => rmSync(folder, { recursive: true }));

const read: Read = (file, ...keys) => {
  const full = path.join(rootOf(), 'content', file);
  if (!existsSync(full)) return undefined;
  const source = readFileSync(full, 'utf8');
  return keys.length > 0 ? valueAt(parse(source), keys) : source;
};

async function mistakes(): Promise<string[]> {
  const trial = createTrial(rootOf());
  const problems = await trial.problems(new Map()).finally(trial.end);
  return problems.map(({ where, reason }) => `${where}: ${reason}`);
}

/** Brings in what the other has published, in answer to all that is asked. Says whether anything was. */
async function bringInWith(side: Side): Promise<{ asked: string[]; message: string }> {
  const root = rootOf();
  const asked: string[] = [];
  const choices: Record<string, Side> = {};
  for (;;) {
    const {
      isGood,
      message,
      conflicts = [],
    } = await bringIn(root, await branchOf(root, { fetches: false }), choices);
    if (isGood || conflicts.length === 0) return { asked, message: isGood ? '' : message };
    if (conflicts.every(({ id }) => id in choices)) return { asked, message: `asked again: ${message}` };
    asked.push(
      ...conflicts.map(({ page, label, language }) => [page, label, language].filter(Boolean).join(' › ')),
    );
    for (const { id } of conflicts) choices[id] = side;
  }
}

test.skipIf(!hasGit).each(names)('%s', { timeout }, async (row) => {
  const found: string[] = [];
  const root = rootOf();
  for (const other of names) {
    for (const side of ['mine', 'theirs'] as const) {
      git(root, 'update-ref', 'refs/remotes/origin/main', made.theirs[other] ?? '');
      git(root, 'reset', '--quiet', '--hard', made.mine[row] ?? '');
      git(root, 'reset', '--quiet', start);
      const { asked, message } = await bringInWith(side);
      const say = (words: string) => found.push(`${row} × ${other}, ${side} (${asked.join('; ')}): ${words}`);
      if (message) say(message);
      const wrong = await mistakes();
      if (wrong.length > 0) say(wrong.join('; '));
      for (const [own, what] of [
        ['mine', row],
        ['theirs', other],
      ] as const) {
        const isKept = asked.length === 0 || own === side;
        if (isKept && !rows[what]?.holds(read)) say(`without ${own}: ${what}`);
        if (read(besides[own].file, 'title') !== besides[own].title) say(`without what ${own} had besides`);
      }
      if (asked.length === 0) break;
    }
  }
  expect(found).toEqual([]);
});
