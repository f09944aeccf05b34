/** Whatever an article holds, it is built, or refused by line or key: nothing ends in a stack trace. */
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { afterAll, expect, test } from 'vitest';
import { feedHtml } from './feed.ts';
import { pictureFonts } from './pictures/social/picture-fonts.ts';
import { drawPicture } from './pictures/social/social-picture.ts';
import { copyContent } from '#test/content/content-copy.ts';
import { mistakeInWords } from '#packages/content/reading/mistakes.ts';
import { loadSite } from '#packages/content/site.ts';
import { splitText } from '#packages/content/texts/text-file.ts';
import { textTree } from '#packages/content/texts/text-tree.ts';
import { checkText } from '#packages/content/texts/check-text.ts';
import { isthmus } from '#test/sites/sites.ts';

const { root, remove } = copyContent();
afterAll(remove);
const site = loadSite(root);
const context = site.source.language('en').context;
const words = site.languages.en.words.insights;
const brand = loadSite(isthmus);
const { families } = await pictureFonts(process.cwd(), []);

const ofWholeFile = /^(?:is empty|must be a group of values with names|has no text yet)/;
// The characters of XML 1.0.
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function fault(reason: string): never {
  throw new Error(reason);
}

/** Builds everything that is made of an article. Returns the lines that refuse it, otherwise an empty text. */
async function refusalOf(source: string): Promise<string> {
  const { data, body, ...checked } = checkText(context, 'insights', 'odd', splitText(source));
  const { markdown, mistakes: inBody } = body();
  const mistakes = [...checked.mistakes, ...inBody];
  if (!data && mistakes.length === 0) fault('is neither built nor refused');
  const unplaced = mistakes.filter(
    ({ path, line, reason }) => !path && line === undefined && !ofWholeFile.test(reason),
  );
  if (unplaced.length > 0) fault(`is refused without a place: ${JSON.stringify(unplaced)}`);
  if (!data || mistakes.length > 0) return mistakes.map(mistakeInWords).join('\n');
  const { title, description } = data;
  const { tree } = await textTree({ markdown }, words);
  const html = toHtml(tree);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  if (ids.length > new Set(ids).size) fault(`has an id twice: ${ids.join()}`);
  const feed = feedHtml(`<div data-text>${html}</div>`, 'https://www.example.com/insights/odd');
  if (notXml.test(feed)) fault('makes the feed ill-formed');
  // Throws for markup that is not XML.
  await drawPicture(brand, 'insights', { name: 'Meridian', title, lead: description }, families);
  return '';
}

const article = (body: string, title = 'A title', more = '') =>
  `---\ntitle: ${title}\ndescription: What it is about.\ndate: 2026-01-15\n${more}---\n\n${body}\n`;
const built = /^$/;
const times = (text: string, count: number) => text.repeat(count);

// oxfmt-ignore
const bodies = {
  'a vertical tab': ['One\u000btwo', /line 7: has a control character/],
  'a reference to no character': ['One&#xFFFE;two', /line 7: has a control/],
  'a link to nothing': ['[x](https://)', /line 7: https:\/\/ is not a link/],
  'a link with a password': ['[x](https://me:secret@a.org/)', /line 7: .* is not a link/],
  'a link without words': ['Words [](https://a.org).', /line 7: a link needs words/],
  'a bare address after a line break': ['One\ntwo www.a.org', /line [78]: http:\/\/www\.a\.org is not a link/],
  'a link with characters to be encoded': ['[x](https://a.org/"q|[r]{s}^\u00e9)', built],
  'a language of code that is inherited': ['```constructor\nx\n```', /line 7: constructor is not a language/],
  '5,000 quotes in each other': [`${times('>', 5000)} x`, /line 7: quotes or lists are nested too deep/],
  'the ends of code and comments': ['`]]>` `-->` `</script>` `</style>`', built],
  'a heading with the id of a note': ['One.[^1]\n\n[^1]: A note.\n\n## Note fn 1\n\nWords.\n\n## Note fnref 1\n\nWords.', built],
  'notes whose ids could be the same': ['One.[^1] And.[^1] More.[^1-2]\n\n[^1]: Two.\n\n[^1-2]: Three.', built],
  'headings with inherited names': ['## constructor\n\n## __proto__\n\n## toString\n\nWords.', built],
  'a heading without words': ['## \n\nWords.', /line 7: a heading needs words/],
  'a subsection without a section': ['### A\n\nWords.', /line 7: a heading with ### needs one with ## above it/],
  'notes about each other': ['One.[^1]\n\n[^1]: Two.[^2]\n[^2]: One.[^1]', built],
  'a note without a text': ['One.[^1]', /line 7: \[\^1\] would be printed as it stands: its note is missing/],
  'a note that nothing refers to': ['One.\n\n[^1]: Two.', /line 9: no text refers to this note/],
  'a picture with a space in its name': ['One.\n\n![A photo](IMG 1234.jpg)', /line 9: !\[A photo\]\(IMG 1234\.jpg\) would be printed as it stands: a picture is written/],
  'a link with a space in its address': ['One\nand [our plan](/plan now).', /line 8: \[our plan\]\(\/plan now\) would be printed as it stands: a link is written/],
  'a link in parts': ['[our plan] (/plan), (our plan)[/plan], [plan][1]', /(?:line 7: .* a link is written.*\n?){3}/],
  'bold words with a space': ['So **bold **text.', /line 7: \*\*bold \*\*text\. would be printed as it stands: the signs touch/],
  'a heading without a space': ['One.\n##Heading', /line 8: ##Heading would be printed as it stands: a heading has a space/],
  'a heading by the line below it': ['One.\n---', /line 7: a line of --- makes a heading/],
  'a block of a page': ['One.\n\n[[people]]', /line 9: \[\[people\]\] shows a part of the site on pages alone/],
  'signs that mean themselves': [String.raw`\*\*One\*\*, \[a](b c).`, built],
  'signs in prose': ['5 * 3 * 2, prices* and more*, snake_case_name, [sic] (see below), #1, -5 to -3, a|b, list[0], ~ 5 and `**code `.', built],
  'a table without rows': ['|a|\n|-|', built],
  'a table without words': ['||\n|-|\n|1|', /line 7: each column of a table needs a heading/],
  'a picture and a note beside the chart': ['![A](a.jpg){chart.sharedDay}\n\n{chart.sharedDay}[^1]\n\n[^1]: One.', /line 7: a picture stands in .*\n.*\n.*line 9: \{chart\.sharedDay\} stands in/],
  'literal braces': ['\\{a} and \\{ or \\}', built],
  'half a placeholder': ['{', /line 7: has a \{ without its partner/],
  'a picture outside of the folder': ['Words.\n\n![A](../site.yaml)', /line 9: \.\.\/site\.yaml is not the name of a picture/],
  'separators of lines and paragraphs': ['One\u2028two\u2029three', built],
  'nothing but white space': ['\u00a0\t\n\n \u00a0', /has no text yet/],
} satisfies Record<string, [body: string, refusal: RegExp]>;

test.each(Object.entries(bodies))('a text with %s', async (_, [body, refusal]) => {
  expect(await refusalOf(article(body))).toMatch(refusal);
});

// oxfmt-ignore
const matters = {
  'a title that ends CDATA': [article('Words.', "'One ]]> two'"), built],
  'a title with signs of markup': [article('Words.', `'a < b & c > "d"'`), built],
  'a title with half a character': [article('Words.', String.raw`"One\uD800two"`), /title: has a control character/],
  'lists in each other': [article('Words.', 'A title', `x: ${times('[', 5000)}\n`), /line 5: groups or lists are nested too deep/],
  'an inherited key': [article('Words.', 'A title', '__proto__: { a: b }\n'), /line 5: __proto__ cannot be a key/],
  'nothing': ['---\n\n---\n\nWords.', /^is empty/],
  'no end': ['---\ntitle: A title\n', /line 1: the file begins with a line of/],
} satisfies Record<string, [source: string, refusal: RegExp]>;

test.each(Object.entries(matters))('front matter with %s', async (_, [source, refusal]) => {
  expect(await refusalOf(source)).toMatch(refusal);
});

test('keeps no carriage returns of a file with the line breaks of Windows', async () => {
  const source = article('> One\n> two\n\n```js\none()\ntwo()\n```').replaceAll('\n', '\r\n');
  const { body } = checkText(context, 'insights', 'odd', splitText(source));
  const { tree } = await textTree(body(), words);
  expect(JSON.stringify(tree)).not.toContain(String.raw`\r`);
});

// oxfmt-ignore
const tokens = ['# ', '## ', '### ', '> ', '- ', '1. ', '* ', '| a |', '|-|', '\n', '\n\n', '\r\n', '    ', '\t', '```', '```js\n', '`', '**', '_', '~~', '[', ']', '(', ')', '![', '[^1]', '[^1]: ', '<', '>', '&', '&#12;', '{', '}', '{name}', '{chart.sharedDay}', 'https://', 'www.a.org', '/services', '---', ': ', "'", '"', '\\', ' ', 'word', 'é', '🎉', '\u200b', '\u202e', '\ufeff', '$', '- [x] ', '\u2028'];
const pieces = array(constantFrom(...tokens), { minLength: 1, maxLength: 30 });

test.each([
  ['text of Markdown signs', (signs: string) => article(signs)],
  ['front matter of YAML signs', (signs: string) => article('Words.', signs)],
])('any %s', async (_, source) => {
  await assert(
    asyncProperty(pieces, async (all) => void (await refusalOf(source(all.join(''))))),
    { numRuns: 60 },
  );
});
