/** What grows with the number of articles, on the tests' site. */
import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { serveDist } from '#hosting/serve-dist.ts';
import { readWeights } from '#judges/page-weight.ts';
import { copyProject } from '#test/sites/copy-of-project.ts';
import { median } from './figures.ts';
import { measurePage } from './lighthouse.ts';
import { run } from './run.ts';

const folders = ['content/en/insights', 'content/es/insights'];

function writeArticles(root: string, count: number): void {
  for (const folder of folders) {
    const [, matter = '', body = ''] =
      /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path.join(root, folder, 'shared-hours.md'), 'utf8')) ?? [];
    for (let index = 1; index <= count; index += 1) {
      const day = new Date(Date.UTC(2020, 0, index)).toISOString().slice(0, 10);
      const own = matter
        .replace(/^title: .*$/m, `title: Article ${index}`)
        .replace(/^date: .*$/m, `date: ${day}`);
      writeFileSync(path.join(root, folder, `article-${index}.md`), `---\n${own}\n---\n${body}`);
    }
  }
}

/** `seconds` by the clock, `cpu` seconds of all processors, and the largest resident `memory` in MB. */
type BuildCost = { seconds: number; cpu: number; memory: number };

// Alone in a process, whose resources are only those of the build.
const countedBuild = `
  import { createBuilder } from 'vite';
  await (await createBuilder({ logLevel: 'warn' })).buildApp();
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const cost = { seconds: process.uptime(), cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1000 };
  process.stdout.write('\\n' + JSON.stringify(cost));
`;

async function measureBuild(root: string): Promise<BuildCost> {
  const printed = await run([process.execPath, '--input-type=module', '--eval', countedBuild], root);
  return JSON.parse(printed.slice(printed.lastIndexOf('\n')));
}

async function measureList(root: string, runs: number): Promise<Record<string, number>> {
  const file = path.join(root, 'dist/insights.html');
  const { origin, stop } = await serveDist(path.join(root, 'dist'));
  const paints: number[] = [];
  for (let turn = 0; turn < runs; turn += 1)
    paints.push((await measurePage(`${origin}/insights`))['first paint ms'] ?? NaN);
  await stop();
  return {
    'list kB': statSync(`${file}.br`).size / 1000,
    elements: parse(readFileSync(file, 'utf8')).querySelectorAll('*').length,
    'first paint ms': median(paints),
  };
}

/** Builds without a store of earlier ones, of the same content again, and of one changed article. */
async function measureCount(count: number, runs: number): Promise<Record<string, number>> {
  const root = '.cache/bench/scale';
  rmSync(root, { recursive: true, force: true });
  copyProject(root);
  writeArticles(root, count);
  const cold = await measureBuild(root);
  const again = await measureBuild(root);
  appendFileSync(path.join(root, 'content/en/insights/article-1.md'), '\nOne more paragraph.\n');
  const changed = await measureBuild(root);
  const documents = readWeights(root).length;
  return {
    documents,
    'build s': cold.seconds,
    'CPU s': cold.cpu,
    'CPU s a document': cold.cpu / documents,
    MB: Math.max(cold.memory, again.memory, changed.memory),
    'again s': again.seconds,
    'again CPU s': again.cpu,
    'changed s': changed.seconds,
    'changed CPU s': changed.cpu,
    ...(await measureList(root, runs)),
  };
}

export async function measureScale(counts: readonly number[], runs: number): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  for (const count of counts) {
    const figures = Object.entries(await measureCount(count, runs));
    rows[`${count} articles`] = Object.fromEntries(
      figures.map(([name, value]) => [name, Number(value.toPrecision(3))]),
    );
    console.table(rows);
  }
}
