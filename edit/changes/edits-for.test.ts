import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import { createActions } from '../server/actions.ts';

const text = (services: string) => `---
title: A text
description: What it says.
date: 2026-01-20
services: ${services}
---

Words.
`;

const [copy, actions] = eachCopy(({ root }) => createActions(root));

test('what is removed goes out of the texts that name it', () => {
  const services = Object.keys((parse(copy.read('en/services.yaml')) as { blocks: object }).blocks);
  const [gone = '', other = ''] = services;
  copy.write('en/insights/both.md', text(`[${gone}, ${other}]`));
  copy.write('en/insights/one.md', text(`[${gone}]`));
  const edits = ['en', 'es'].map((locale) => ({
    do: 'remove' as const,
    at: { file: 'services', locale, path: ['blocks', gone] },
  }));
  expect(actions.save({ edits, hashes: {}, title: 'Remove' })).toMatchObject({ state: 'saved' });
  expect(copy.read('en/insights/both.md')).toContain(`services: [${other}]\n`);
  expect(copy.read('en/insights/one.md')).not.toContain('services:');
});
