/** What grows with the number of articles, on the tests' site. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveDist } from '../../hosting/serve-dist.ts';
import { readWeights } from '../../judges/page-weight.ts';
import { launchOptions } from '../../scripts/launch-options.ts';
import { build, copyProject } from '#test/sites/copy-of-project.ts';
import { measureLoad } from './load.ts';
import { layOut, median } from './table.ts';

const folders = ['content/en/insights', 'content/es/insights'];

/** Writes copies of an article until each language has as many as this. */
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

/** Prints, for each number of articles, how long a build takes, and what the list weighs and takes to show. */
export async function measureScale(counts: readonly number[], runs: number): Promise<void> {
  const rows = [['articles', 'documents', 'build s', 's a document', 'again s', 'list kB', 'list FCP ms']];
  const browser = await chromium.launch(launchOptions);
  for (const count of counts) {
    const root = copyProject('scale');
    writeArticles(root, count);
    const seconds = [1, 2].map(() => {
      const start = performance.now();
      build(root);
      return (performance.now() - start) / 1000;
    });
    const [cold = NaN, again = NaN] = seconds;
    const documents = readWeights(root).length;
    const { origin, stop } = await serveDist(path.join(root, 'dist'));
    const paints: number[] = [];
    for (let run = 0; run < runs; run += 1)
      paints.push((await measureLoad(browser, `${origin}/insights`)).fcp);
    const { size } = statSync(path.join(root, 'dist/insights.html.br'));
    const figures = [
      cold.toFixed(1),
      (cold / documents).toFixed(2),
      again.toFixed(1),
      (size / 1000).toFixed(1),
    ];
    rows.push([String(count), String(documents), ...figures, median(paints).toFixed(0)]);
    await stop();
    rmSync(root, { recursive: true });
    console.log(`${count} articles done after ${process.uptime().toFixed(0)} s`);
  }
  await browser.close();
  console.log(`\n${layOut(rows)}`);
}
