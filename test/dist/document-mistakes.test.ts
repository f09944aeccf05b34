import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentMistakes } from './document-mistakes.ts';
import { dist } from './site.ts';

const page = (body: string) => `<!doctype html><html lang="en"><title>A page</title>${body}</html>\n`;

test('every document is valid, and its links lead somewhere', async () => {
  expect(await documentMistakes(dist)).toEqual([]);
});

test('the check finds invalid HTML, dead links and unknown structured data', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  mkdirSync(path.join(site, 'folder'));
  const data = JSON.stringify({ '@graph': [{ '@type': 'Organization', wings: 2 }] });
  const hrefs = ['/nowhere', '/folder/page#nowhere', '#nowhere', '/folder/', '/folder/page', '#here'];
  const links = hrefs.map((href) => `<a href="${href}">There</a>`).join('');
  writeFileSync(path.join(site, 'folder/page.html'), page('<p>Text</p>'));
  writeFileSync(
    path.join(site, 'index.html'),
    page(
      `<div id="root"><p><div id="here">${links}</div></p>One<!-- -->two <b>1</b> <b>2</b></div>\n<p id="unloaded"><script type="application/ld+json">${data}</script>`,
    ),
  );
  const found = (await documentMistakes(site)).filter((each) => !each.startsWith('/folder'));
  rmSync(site, { recursive: true });
  const dead = found.flatMap((each) => /leads nowhere: (.*)/.exec(each)?.[1] ?? []);
  expect(dead).toEqual(hrefs.slice(0, 4));
  expect(found.join('\n')).toContain('Organization has no property wings');
  expect(found.filter((each) => each.includes('line '))).not.toEqual([]);
  expect(found.filter((each) => each.includes('hydration'))).toHaveLength(2);
});
