import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { currentContent } from '../content/content.ts';
import { placeOf, traceOf } from '../content/place.ts';
import { keysIn, untraced } from '../content/traces.ts';
import type { WordFile } from '#packages/content/schema.ts';
import { fileData } from '#packages/content/documents/page-data.ts';
import { fieldAt, leaves } from './fields.ts';
import { tracedSite } from './traced-site.ts';

const [copy] = eachCopy();

async function wordsOf<Shown = Record<string, never>>(name: WordFile): Promise<Shown> {
  const site = tracedSite(copy.root);
  return (site && (await fileData(site, 'en', name))) as Shown;
}

const introNow = async () => {
  const { form } = await wordsOf<{ form: { intro: string } }>('contact');
  return { text: untraced(form.intro), keys: keysIn(form.intro) };
};

test('a text under a condition has the key of the condition that holds', async () => {
  const mailed = await introNow();
  expect(mailed.keys).toEqual(['contact:form.intro.without~contactEndpoint']);
  copy.above('site.yaml', 'siteUrl', 'contactEndpoint: https://forms.meridian.works/contact');
  const posted = await introNow();
  expect(posted.keys).toEqual(['contact:form.intro.with~contactEndpoint']);
  expect(posted.text).not.toBe(mailed.text);
});

test('items that a condition leaves out have no key in their list', async () => {
  const list = "[{ 'with contactEndpoint': Forms }, Letters, Calls]";
  for (const language of ['en', 'es']) copy.put(`${language}/privacy.yaml`, 'sections.0.list', list);
  const { sections } = await wordsOf<{ sections: { list: string[] }[] }>('privacy');
  expect(sections[0]?.list.flatMap(keysIn)).toEqual(
    [1, 2].map((index) => `privacy:sections.0.list.${index}`),
  );
});

test('texts that say the same have keys of their own, in each place that shows them', async () => {
  const same = 'The same words';
  copy.put('en/home.yaml', 'hero.lead', same);
  copy.put('en/about.yaml', 'lead', same);
  for (const code of ['en', 'es'])
    copy.writeText(`${code}/insights/said`, { title: same, description: same, author: 'ana' });
  copy.write(
    'people.yaml',
    `title: { en: ${same}, es: Ellas }\npeople:\n  ana:\n    name: ${same}\n    role: { en: ${same}, es: Jefa }\n`,
  );
  const { hero } = await wordsOf('home');
  const { lead, proof } = await wordsOf('about');
  const articles = tracedSite(copy.root)?.languages.en.texts.insights.map(({ title }) => title);
  const shown = JSON.stringify([hero, lead, proof, articles]);
  expect(untraced(shown)).not.toBe(shown);
  expect(keysIn(shown)).toEqual(
    expect.arrayContaining([
      'home:hero.lead',
      'about:lead',
      'people:title.en',
      'people:people.ana.name',
      'people:people.ana.role.en',
      'insights/said:',
    ]),
  );
});

test('each text under a condition is a field, with the limits of the text that it replaces', () => {
  const content = currentContent(copy.root);
  const paths = leaves(content, 'contact').filter(([part, name]) => part === 'form' && name === 'intro');
  expect(paths.map((path) => path.at(-1))).toEqual(['without contactEndpoint', 'with contactEndpoint']);
  const plain = leaves(content, 'contact').find(([part, name]) => part === 'form' && name === 'late');
  for (const path of paths) {
    expect(fieldAt(content, 'contact', path)?.room).toEqual(fieldAt(content, 'contact', plain ?? [])?.room);
    const place = { file: 'contact', locale: 'es', path };
    expect(placeOf(traceOf(place))).toEqual(place);
    expect(traceOf(place)).not.toContain(' ');
  }
});

test('pages can load nothing while the content has a mistake', () => {
  copy.write('en/about.yaml', 'title: "');
  expect(tracedSite(copy.root)).toBeUndefined();
});
