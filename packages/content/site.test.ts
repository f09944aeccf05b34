import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { checkInTurns, currentSite, currentSource, holdSaved, loadSite, mistakesSince } from './site.ts';
import { readSource } from './source.ts';

const [copy] = eachCopy();

const wordsOf = (code: 'en' | 'es' = 'en') => loadSite(copy.root).languages[code].words;

// Figures by locale: ranges with an en dash, a non-breaking space before a percent sign, years without a separator.
test.each([
  ['es', '{savings.nearshore}, {copyrightYear}', '20-40, 2031'],
  ['en', 'To {client.closes}. In {name}.', 'To 4\u00a0p.m. In Meridian Works.'],
  ['es', '{delivery.name}: {delivery.opens}, {client.name}', 'Lisboa: 9:30\u00a0a.\u00a0m., Denver'],
] as const)('fills placeholders in %s: %s', (code, text, filled) => {
  copy.put(`${code}/about.yaml`, 'title', `'${text}'`);
  expect(wordsOf(code).about.title).toBe(filled);
});

test('with a third office, fills placeholders with the first office of each side', () => {
  const office = "{ side: delivery, timeZone: Europe/Lisbon, opens: '08:00', closes: '12:00', country: PT }";
  copy.above('site.yaml', 'offices.lisbon', `porto: ${office}`);
  const words = '{ city: Porto, name: Porto, role: Where things are made, work: making }';
  for (const code of ['en', 'es']) copy.above(`${code}/ui.yaml`, 'offices.lisbon', `porto: ${words}`);
  copy.put('en/about.yaml', 'title', "'{delivery.opens}, {client.opens}'");
  expect(wordsOf().about.title).toBe('8\u00a0a.m., 7\u00a0a.m.');
  expect(Object.keys(loadSite(copy.root).facts.offices)).toEqual(['porto', 'lisbon', 'denver']);
});

test('content stays the same until a file changes, and what was tried before it is saved is not read again', () => {
  const { change, read, root } = copy;
  const before = currentSource(root);
  expect(currentSource(root)).toBe(before);
  const text = read('en/about.yaml').replace(/^title: .*$/m, 'title: Us');
  const tried = readSource(root, { unsaved: new Map([['en/about.yaml', text]]), before });
  holdSaved(tried);
  expect(currentSource(root)).toBe(before);
  change('en/about.yaml', () => text);
  holdSaved(tried);
  expect(currentSource(root)).toBe(tried);
  change('figures.yaml', (source) => source.replace('99.95', '99.9'));
  expect(currentSource(root)).not.toBe(tried);
});

test('the development server has a site before bodies are checked, and none once one has a mistake', async () => {
  const { root } = copy;
  const inDevelopment = () => currentSite(root, { showsAll: true });
  copy.writeText('en/insights/first', {}, '# Title');
  expect(inDevelopment()?.languages.en.texts.insights.map(({ slug }) => slug)).toEqual(['first']);
  copy.put('en/about.yaml', 'title', 'Saved before all is checked');
  expect(inDevelopment()).toBeDefined();
  const mistakes = await checkInTurns(root, () => true);
  expect(mistakes).toMatchObject([{ file: 'content/en/insights/first.md', line: 7 }]);
  expect(inDevelopment()).toBeUndefined();
  copy.put('en/about.yaml', 'title', 'Saved afterwards');
  expect(inDevelopment()).toBeUndefined();
  copy.writeText('en/insights/first', { date: 'soon' }, 'Text.');
  expect(currentSource(root).firstMistakes).toMatchObject([{ path: 'date' }]);
});

test('of unchecked bodies, those are checked that a change can concern', () => {
  const { root } = copy;
  copy.writeText('en/insights/first', {}, '# Title');
  copy.writeText('en/insights/second', {}, '[First](/insights/first)');
  const before = currentSource(root);
  const filesAfter = (file: string, change: (text: string) => string) => {
    const source = readSource(root, { unsaved: new Map([[file, change(copy.read(file))]]), before });
    return mistakesSince(before, source).map((each) => each.file);
  };
  const [first, second] = ['en/insights/first.md', 'en/insights/second.md'];
  expect(filesAfter('en/about.yaml', (text) => text.replace(/^title: .*$/m, 'title: Us'))).toEqual([]);
  expect(filesAfter(second, (text) => `${text}\n\n# Title`)).toEqual([`content/${second}`]);
  const held = filesAfter(first, (text) => text.replace('---', '---\ndraft: true'));
  expect(held.toSorted()).toEqual([`content/${first}`, `content/${second}`]);
});
