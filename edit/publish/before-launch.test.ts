import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { note, stop } from '#scripts/launch/report.ts';
import { openTexts } from '../words/open.ts';
import { beforeLaunch } from './before-launch.ts';

const [copy] = eachCopy();

test('what is left names pages in place of files, and leads to what can be changed', () => {
  copy.put('en/home.yaml', 'services.lead', 'Twelve services in all.');
  copy.put('figures.yaml', 'overlap.nearshore', '[1, 2]');
  copy.writeText('en/insights/calls', { title: 'Who calls' }, 'One.\n\nTwo.\nCall 415 555 0143.');
  const toDo = 'shorten it: content/en/home.yaml';
  const { items: found } = beforeLaunch(copy.root, [
    stop(
      { file: 'content/site.yaml', path: 'copyrightYear' },
      'was found of the content, which is looked at again',
    ),
    note({ file: '/insights/calls', path: 'weights', alsoIn: ['/es/about'] }, 'is heavy', toDo),
    note({ file: 'release/nginx.conf' }, 'has a placeholder'),
  ]);
  const titled = { page: 'Article: Who calls', language: 'English' };
  for (const item of [
    { page: 'Company', label: 'Copyright year', at: { file: 'site', locale: '', path: ['copyrightYear'] } },
    {
      state: 'wrong',
      page: 'Home',
      label: 'Services › Lead',
      reason: expect.stringMatching(/^Says “Twelve services”/),
    },
    {
      state: 'wrong',
      page: 'Figures',
      at: { file: 'figures', locale: '', path: ['overlap', 'nearshore', 0] },
    },
    { ...titled, state: 'stop', at: { file: 'insights/calls', locale: 'en', path: ['body'], line: 4 } },
    {
      ...titled,
      state: 'note',
      address: '/insights/calls',
      alsoOn: ['About'],
      toDo: 'Shorten it: Home, English',
    },
    { state: 'note', page: 'For a developer', label: 'release/nginx.conf', at: undefined },
  ])
    expect(found).toContainEqual(expect.objectContaining(item));
  expect(found.filter(({ label }) => label === 'Copyright year')).toHaveLength(1);
  const words = found.flatMap(({ at }) => (at && at.line === undefined && at.path.length > 0 ? [at] : []));
  expect(words.map((spot) => openTexts(copy.root, [spot]).fields.length)).toEqual(words.map(() => 1));
});
