import { loadSite } from '../content/site.ts';
import { afterAll, expect, test } from 'vitest';
import { copyContent } from '#test/content/content-copy.ts';
import { markdownTwin } from './markdown-twin.ts';
import { defaultLocale } from '#app/site/locales.ts';

const copy = copyContent();
afterAll(() => copy.remove());
const site = loadSite(copy.root);
const page = { address: '/about', locale: defaultLocale };

async function twinOf(main: string): Promise<string> {
  const body = `<header>Menu</header><main>${main}</main><footer>Footer</footer>`;
  const { make } = markdownTwin(site, page, async () => body);
  const text = String(await make());
  return text.slice(0, text.indexOf('\n---\n')).trim();
}

test('ends with a line that names the company and links to the page', async () => {
  const { address, make } = markdownTwin(site, page, async () => '<main><p>Text</p></main>');
  expect(address).toBe('/about.md');
  expect(String(await make())).toBe(
    'Text\n\n---\n\n[Meridian Works](https://www.meridian.works/about): Old code, looked after\n',
  );
});

test('has the headings, texts and lists of the page, without header and footer', async () => {
  const twin = await twinOf(
    '<h1>Title</h1><p>A <strong>strong</strong> text</p><ul><li>One</li><li>Two</li></ul>',
  );
  expect(twin).toBe('# Title\n\nA **strong** text\n\n- One\n- Two');
});

test('omits drawings, copy links, controls and visual duplicates', async () => {
  const twin = await twinOf(`
    <h2><span>Cost</span><a href="#cost" aria-label="Copy link"><svg></svg></a></h2>
    <form><label>Name <input></label><button>Send</button></form>
    <button type="button">Copy</button><button aria-describedby="note">Offshore</button>
    <p aria-hidden="true">30%</p><p data-nosnippet>Add to my message</p><!-- a boundary --><p>Text</p>`);
  expect(twin).toBe('## Cost\n\nOffshore\n\nText');
});

test('turns cards into sections, so that both outlines match', async () => {
  const twin = await twinOf(
    '<h2>Values</h2><ul><li><h3>Mission</h3><p>To help</p></li><li><h3>Vision</h3></li></ul>',
  );
  expect(twin).toBe('## Values\n\n### Mission\n\nTo help\n\n### Vision');
});

test('converts tables and escapes vertical bars in cells', async () => {
  const twin = await twinOf(
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>x|y</td><td>z</td></tr></tbody></table>',
  );
  expect(twin).toBe(String.raw`| A | B |
| - | - |
| x\|y | z |`);
});

test('makes links absolute', async () => {
  const twin = await twinOf(
    '<p><a href="/services#it-staffing">IT Staffing</a> <a href="https://example.org/x">Out</a></p>',
  );
  expect(twin).toMatch(
    /^\[IT Staffing\]\(https:\/\/www\.meridian\.works\/services#it-staffing\) \[Out\]\(https:\/\/example\.org\/x\)$/,
  );
});

test('separates adjacent links, and trims the ends of their texts', async () => {
  const twin = await twinOf(
    '<p><a href="/contact">Begin<!-- --> <svg></svg></a><a href="/about">Read on</a></p>',
  );
  expect(twin).toBe(
    '[Begin](https://www.meridian.works/contact) [Read on](https://www.meridian.works/about)',
  );
});

test('escapes Markdown syntax in text', async () => {
  expect(await twinOf('<p>a *b* [c] &lt;d&gt;</p>')).toBe(String.raw`a \*b\* \[c] \<d>`);
});
