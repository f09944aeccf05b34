import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import { createActions } from '../server/actions.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

const mark = '<svg viewBox="0 0 10 10"><rect width="10" height="10" fill="teal"/></svg>\n';
const changes = [
  { do: 'set', key: 'site:name', locale: '', value: 'Acme' },
  { do: 'set', key: 'site:colors.client', locale: '', value: '#00AA55' },
  { do: 'mend', file: 'mark.svg', text: mark },
] as const;

test('name, colours and mark are saved and undone together', async () => {
  const before = [copy.read('site.yaml'), copy.read('mark.svg')];
  const opened = actions.brand();
  expect(opened.fields.map(({ kind }) => kind)).toEqual(['text', 'text', 'color', 'color']);
  expect(opened).toMatchObject({ mark: copy.read('mark.svg'), longestTitle: 60 });
  expect(opened.titles).toContainEqual({ where: 'About, English', start: expect.stringMatching(/\| $/) });
  const outcome = actions.save({ changes: [...changes], hashes: opened.hashes, title: 'Brand' });
  expect(outcome).toMatchObject({ state: 'saved', files: ['site.yaml', 'mark.svg'] });
  expect(parse(copy.read('site.yaml'))).toMatchObject({ name: 'Acme', colors: { client: '#00AA55' } });
  expect(copy.read('mark.svg')).toBe(mark);
  expect((await actions.review()).changes.map(({ page, label }) => `${page}: ${label}`)).toEqual([
    'Company: Name',
    'Company: Colors › Of the office that meets clients',
    'Mark: Changed',
  ]);
  actions.undo();
  expect([copy.read('site.yaml'), copy.read('mark.svg')]).toEqual(before);
});

test('a mark that the site cannot draw is refused in words, and nothing else is saved', () => {
  const before = [copy.read('site.yaml'), copy.read('mark.svg')];
  const text = '<svg viewBox="0 0 10 10"><g fill="navy"></g></svg>';
  const reason = '<g>: is not one of rect, circle, ellipse, polygon, path; export the mark as flat shapes';
  expect(actions.readMark({ text })).toEqual({ mistakes: [reason] });
  expect(actions.readMark({ text: mark })).toMatchObject({ mark: { width: 10 }, mistakes: [] });
  const asked = [...changes.slice(0, 2), { do: 'mend' as const, file: 'mark.svg', text }];
  const outcome = actions.save({ changes: asked, hashes: actions.brand().hashes, title: 'Brand' });
  expect(outcome).toMatchObject({ state: 'refused', problems: [{ file: 'mark.svg' }] });
  expect([copy.read('site.yaml'), copy.read('mark.svg')]).toEqual(before);
});

test('a mark that was changed elsewhere is not overwritten', () => {
  const { hashes } = actions.brand();
  copy.write('mark.svg', mark);
  const outcome = actions.save({ changes: [...changes], hashes, title: 'Brand' });
  expect(outcome).toMatchObject({ state: 'changed', files: ['mark.svg'] });
});
