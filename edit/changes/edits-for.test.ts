import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import { createActions } from '../server/actions.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

test('what is removed goes out of the texts that name it', () => {
  const services = Object.keys((parse(copy.read('en/services.yaml')) as { blocks: object }).blocks);
  const [gone = '', other = ''] = services;
  copy.writeText('en/insights/both', { services: `[${gone}, ${other}]` });
  copy.writeText('en/insights/one', { services: `[${gone}]` });
  const edits = [{ do: 'remove' as const, at: { file: 'services', path: ['blocks', gone] } }];
  expect(actions.save({ edits, hashes: {}, title: 'Remove' })).toMatchObject({ state: 'saved' });
  expect(copy.read('en/insights/both.md')).toContain(`services: [${other}]\n`);
  expect(copy.read('en/insights/one.md')).not.toContain('services:');
});
