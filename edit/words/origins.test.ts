import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { loadSite } from '#packages/content/site.ts';
import { currentContent } from '../content/content.ts';
import { keyOf, parseKey } from '../content/keys.ts';
import { fieldAt, leaves } from './fields.ts';
import { moduleAt } from './origins.ts';

const [copy] = eachCopy();

const introNow = async () => {
  const { data, origins } = await moduleAt(loadSite(copy.root), 'en/contact.yaml');
  return { text: (data as { form: { intro: string } }).form.intro, origins };
};

test('a text under a condition has the key of the condition that holds', async () => {
  const mailed = await introNow();
  expect(mailed.origins).toMatchObject({ form: { intro: 'contact:form.intro.without~contactEndpoint' } });
  copy.above('site.yaml', 'siteUrl', 'contactEndpoint: https://forms.meridian.works/contact');
  const posted = await introNow();
  expect(posted.origins).toMatchObject({ form: { intro: 'contact:form.intro.with~contactEndpoint' } });
  expect(posted.text).not.toBe(mailed.text);
});

test('items that a condition leaves out have no origin in their list', async () => {
  const list = "[{ 'with contactEndpoint': Forms }, Letters, Calls]";
  for (const language of ['en', 'es']) copy.put(`${language}/privacy.yaml`, 'sections.0.list', list);
  const { origins } = await moduleAt(loadSite(copy.root), 'en/privacy.yaml');
  expect(origins).toMatchObject({
    sections: { 0: { list: [1, 2].map((index) => `privacy:sections.0.list.${index}`) } },
  });
});

test('each text under a condition is a field, with the limits of the text that it replaces', () => {
  const content = currentContent(copy.root);
  const paths = leaves(content, 'contact').filter(([part, name]) => part === 'form' && name === 'intro');
  expect(paths.map((path) => path.at(-1))).toEqual(['without contactEndpoint', 'with contactEndpoint']);
  const plain = leaves(content, 'contact').find(([part, name]) => part === 'form' && name === 'late');
  for (const path of paths) {
    expect(fieldAt(content, 'contact', path)?.room).toEqual(fieldAt(content, 'contact', plain ?? [])?.room);
    expect(parseKey(keyOf('contact', path))).toEqual({ name: 'contact', path });
    expect(keyOf('contact', path)).not.toContain(' ');
  }
});
