import { loadSite } from '#packages/content/site.ts';
import { expect, test } from 'vitest';
import { markdownTwin } from './markdown-twin.ts';
import { defaultLocale } from '#packages/site/locales.ts';

const site = loadSite('test/sites/meridian');
const page = { address: '/about', locale: defaultLocale };

test('ends with a line that names the company and links to the page', async () => {
  const { address, make } = markdownTwin(site, page, async () => '<main><p>Text</p></main>');
  expect(address).toBe('/about.md');
  expect(String(await make())).toBe(
    'Text\n\n---\n\n[Meridian Works](https://www.meridian.works/about): Old code, looked after\n',
  );
});

test.each([
  [
    'the headings, texts and lists of the page',
    '<h1>Title</h1><p>A <strong>strong</strong> text</p><ul><li>One</li><li>Two</li></ul>',
    '# Title\n\nA **strong** text\n\n- One\n- Two',
  ],
  [
    'no drawings, copy links, controls and visual duplicates',
    `<h2><span>Cost</span><a href="#cost" aria-label="Copy link"><svg></svg></a></h2>
    <form><label>Name <input></label><button>Send</button></form>
    <button type="button">Copy</button><button aria-describedby="note">Offshore</button>
    <p aria-hidden="true">30%</p><p data-nosnippet>Add to my message</p><!-- a boundary --><p>Text</p>`,
    '## Cost\n\nOffshore\n\nText',
  ],
  [
    'cards as sections, so that both outlines match',
    '<h2>Values</h2><ul><li><h3>Mission</h3><p>To help</p></li><li><h3>Vision</h3></li></ul>',
    '## Values\n\n### Mission\n\nTo help\n\n### Vision',
  ],
  [
    'tables, with vertical bars escaped',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>x|y</td></tr></tbody></table>',
    '| A |\n| - |\n| x\\|y |',
  ],
  [
    'absolute links, apart from each other',
    '<p><a href="/contact#form">Begin<!-- --> <svg></svg></a><a href="https://example.org/x">Out</a></p>',
    '[Begin](https://www.meridian.works/contact#form) [Out](https://example.org/x)',
  ],
  ['escaped signs', '<p>a *b* [c] &lt;d&gt;</p>', String.raw`a \*b\* \[c] \<d>`],
])('has %s', async (_, main, twin) => {
  const body = `<header>Menu</header><main>${main}</main><footer>Footer</footer>`;
  const text = String(await markdownTwin(site, page, async () => body).make());
  expect(text.slice(0, text.indexOf('\n---\n')).trim()).toBe(twin);
});
