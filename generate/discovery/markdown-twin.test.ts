import { globSync, readFileSync } from 'node:fs';
import { loadSite } from '#packages/content/site.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { expect, test } from 'vitest';
import { markdownTwin } from './markdown-twin.ts';
import { defaultLocale } from '#packages/site/locales.ts';

const site = loadSite('test/sites/meridian');
const page = { address: '/about', locale: defaultLocale };

// What stands in the main part of a page, beside the Markdown that it becomes.
test.each(globSync('test/twins/*.html').toSorted())('%s has the twin beside it', async (file) => {
  const main = readFileSync(file, 'utf8');
  const body = `<header>Menu</header><main>${main}</main><footer>Footer</footer>`;
  const elsewhere = { ...site, root: temporaryFolder() };
  const text = String(await markdownTwin(elsewhere, page, async () => body).make());
  const own = `${text.slice(0, text.indexOf('\n---\n')).trim()}\n`;
  await expect(own).toMatchFileSnapshot(`../../${file.replace('.html', '.md')}`);
});
