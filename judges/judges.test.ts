/** Each judge finds what is wrong in a made-up folder. The judges of browsers are in test/e2e/judges.spec.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tableOf } from '#test/address-table.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { weightsFile } from './page-weight.ts';
import { judgeFeeds } from './feeds.ts';
import { judgeFragileMarkup, judgeMarkup } from './markup.ts';
import { judgeHead, judgeSitemap } from './head.ts';
import { judgeLinks } from './links.ts';
import { readOutput, type Output } from './output.ts';
import { judgePolicy } from './policy.ts';
import { judgeStructuredData } from './structured-data.ts';
import { judgeTwins } from './twins.ts';

/** Writes files of a project, and reads what was built of it. The home page tells the site's address. */
function outputOf(files: Record<string, string>): Output {
  const root = temporaryFolder();
  const dist = { 'dist/index.html': page('/', ''), ...files };
  const table = tableOf(
    Object.keys(dist).map((name) => name.replace(/^dist/, '')),
    { '/old': '/folder/page' },
  );
  for (const [name, text] of Object.entries({ ...dist, 'dist/_addresses': JSON.stringify(table) })) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return readOutput(root);
}

const origin = 'https://www.example.com';

function page(address: string, body: string, head = ''): string {
  const canonical = `<link rel="canonical" href="${origin}${address}">`;
  return `<!doctype html>\n<html lang="en"><head><title>A page</title>${canonical}${head}</head><body>${body}</body></html>\n`;
}

const data = (graph: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;

const reasons = (found: readonly { reason: string }[]) => found.map(({ reason }) => reason);

test('a folder without a table of its addresses is no site', () => {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'dist'));
  expect(() => readOutput(root)).toThrow('build the site again');
});

test('markup: what no HTML may have, with the files of the texts', async () => {
  const weight = { address: '/about', content: ['content/en/about.yaml'] };
  const output = outputOf({
    'dist/about.html': page('/about', '<p><div>Text</div></p>'),
    [`.cache/${weightsFile}`]: JSON.stringify([weight]),
  });
  const [found] = await judgeMarkup(output);
  expect(found).toMatchObject({ file: '/about', reason: expect.stringContaining('line 2') });
  expect(found?.toDo).toContain('content/en/about.yaml');
});

test('minifying: comments and white space that hydration needs', () => {
  const body = '<div id="root">One<!-- -->two <b>1</b> <b>2</b><span> </span></div>\n<p id="unloaded"></p>';
  expect(judgeFragileMarkup(outputOf({ 'dist/index.html': page('/', body) }))).toHaveLength(2);
});

test('links: to nothing, to no part of a page, and written wrongly', () => {
  const dead = ['/nowhere', '/folder/page#nowhere', '#nowhere', '/folder/', '/%zz', '//['];
  const good = ['/folder/page', '/folder/page#caf%C3%A9', '#here', '/a.pdf', '/old', 'https://example.com/'];
  const links = [...dead, ...good].map((href) => `<a href="${href}">There</a>`).join('');
  const output = outputOf({
    'dist/folder/page.html': page('/folder/page', '<p id="café">Text</p><a href="/nowhere">Again</a>'),
    'dist/index.html': page('/', `<p id="here">${links}</p>`),
    'dist/a.pdf': '',
  });
  const found = judgeLinks(output);
  expect(reasons(found).map((what) => /leads to (.*), which/.exec(what)?.[1])).toEqual(
    expect.arrayContaining(dead),
  );
  expect(found).toHaveLength(dead.length);
  expect(reasons(found)).toContain(
    'On /folder/page and 1 more, the link “Again” leads to /nowhere, which does not exist.',
  );
});

test('policy: what browsers refuse', () => {
  const refused = [
    '<script>alert(1)</script>',
    '<p style="color: red" onclick="alert(1)">Text</p>',
    '<iframe src="/a"></iframe>',
    '<img src="//example.com/a.png" alt="">',
    '<a href="javascript:alert(1)">Link</a>',
    '<style>p { background: url(https://example.com/b.png) }</style>',
  ];
  const allowed = `<script async src="/assets/boot.js"></script>${data([])}<a href="https://example.com">Link</a>`;
  expect(judgePolicy(outputOf({ 'dist/index.html': page('/', allowed) }))).toEqual([]);
  const found = reasons(judgePolicy(outputOf({ 'dist/index.html': page('/', refused.join('')) }))).join('\n');
  for (const what of ['written in the page', 'onclick', 'style', '<iframe>', 'is a script', 'a.png', 'b.png'])
    expect(found).toContain(what);
});

test('head: titles, descriptions, pictures and addresses that mislead', () => {
  const long = 'A title that says so much that no search engine shows all of it';
  const output = outputOf({
    'dist/about.html': page(
      '/elsewhere',
      '',
      '<link rel="icon" href="/gone.svg"><link rel="icon" href="https://elsewhere.example/icon.svg">',
    ),
    'dist/es.html': page('/es', '').replace('lang="en"', 'lang="es"'),
    'dist/long.html': page('/long', '').replace('A page', long),
    'dist/404.html': '<!doctype html><html lang="en"><title>A page</title></html>',
  });
  const of = (address: string) =>
    judgeHead(output)
      .filter(({ file }) => file === address)
      .map(({ reason }) => reason)
      .join('\n');
  expect(of('/about')).toContain(`another address: ${origin}/elsewhere`);
  expect(of('/about')).toContain('names /gone.svg, which does not exist');
  expect(of('/about')).toContain('names https://elsewhere.example/icon.svg, which does not exist');
  expect(of('/about')).toContain('has no picture for link previews');
  expect(of('/about')).toContain('has the same title as /');
  expect(of('/es')).not.toContain('same title');
  expect(of('/long')).toContain(`a title of ${long.length} characters`);
  expect(of('/404')).toBe('');
});

test('structured data: addresses of nothing, and what nobody says', () => {
  const wrong = [
    [{ '@type': 'WebPage', url: `${origin}/gone` }, `names ${origin}/gone`],
    [{ '@type': 'WebPage', isPartOf: { '@id': `${origin}/#gone` } }, `refers to ${origin}/#gone`],
    [{ '@type': 'WebPage', name: 'Unsaid' }, 'says “Unsaid” (name), and no page does'],
  ] as const;
  for (const [node, message] of wrong) {
    const html = page('/', 'Text', data([node]));
    expect(reasons(judgeStructuredData(outputOf({ 'dist/index.html': html }))).join('\n')).toContain(message);
  }
  const broken = page('/', '', '<script type="application/ld+json">{</script>');
  expect(judgeStructuredData(outputOf({ 'dist/index.html': broken }))).toHaveLength(1);
});

test('feeds: what readers need, articles that are missing or cut, and links that only the site knows', () => {
  const head =
    '<link rel="alternate" type="application/atom+xml" href="/feed.atom"><meta property="article:published_time" content="x">';
  const entry = `<entry><id>${origin}/cut</id><title>Cut</title><updated>yesterday</updated>
    <content>&lt;p&gt;Begins&lt;/p&gt;&lt;a href="/about"&gt;Link&lt;/a&gt;</content></entry>`;
  const found = reasons(
    judgeFeeds(
      outputOf({
        'dist/cut.html': page('/cut', '<main><div data-text><p>Begins</p><p>Ends</p></div></main>', head),
        'dist/feed/lost.html': page('/feed/lost', '', head),
        'dist/other.html': page('/other', '', head),
        'dist/feed.atom': `<feed><id>x</id><title>x</title>${entry}</feed>`,
      }),
    ),
  ).join('\n');
  for (const what of [
    '<author>',
    'yesterday',
    'lacks /feed/lost',
    'leaves out of “Cut”: Ends',
    'feeds: /about',
  ])
    expect(found).toContain(what);
  expect(found).not.toMatch(/Begins|other/);
});

test('sitemap: pages that it lacks, and entries of none', () => {
  const entry = (address: string) => `<url><loc>${origin}${address}</loc></url>`;
  const files = { 'dist/about.html': page('/about', '') };
  expect(judgeSitemap(outputOf(files))).toHaveLength(1);
  const sitemap = `<urlset>${entry('/')}${entry('/')}${entry('/gone')}</urlset>`;
  expect(reasons(judgeSitemap(outputOf({ ...files, 'dist/sitemap.xml': sitemap })))).toEqual([
    `lacks ${origin}/about`,
    `lists ${origin}/gone, which is no page`,
    `lists ${origin}/ twice`,
  ]);
});

test('twins: what they leave out, their order, and their links', () => {
  const head = '<link rel="alternate" type="text/markdown" href="/about.md">';
  const found = judgeTwins(
    outputOf({
      'dist/about.html': page('/about', '<main><h1>About us</h1><p>Lost</p></main>', head),
      'dist/about.md': `# Us\n\n### Deep\n\n[Gone](${origin}/gone) [Here](/about)\n`,
      'dist/llms.txt': `# Us\n\n- [Gone](${origin}/gone.md)\n`,
    }),
  );
  expect(found.map(({ file, reason }) => `${file} ${reason}`)).toEqual([
    '/about.md does not begin with its title',
    '/about.md skips a level of headings',
    '/about.md leaves out: About us',
    '/about.md leaves out: Lost',
    `/about.md leads to ${origin}/gone, which does not exist`,
    '/about.md leads to /about, which an assistant cannot follow without the site’s name',
    `/llms.txt leads to ${origin}/gone.md, which does not exist`,
  ]);
});
