import { expect, test } from 'vitest';
import { facts } from '#test/sites/meridian.ts';
import { checkBlanks } from './texts.ts';

const file = 'content/en/questions.yaml';

test('names each text with a blank that the settings show', () => {
  const texts = [
    { file, path: 'services.items.code.answer.0', text: 'Owned by [?] from [?] on.' },
    {
      file,
      path: 'contact.items.reply.answer.0.with answersWithin',
      text: 'In {answersWithin} hours, or [?].',
    },
    { file, path: 'contact.items.reply.answer.0.without answersWithin', text: 'Within [?] hours.' },
    { file, path: 'contact.title', text: 'Questions [so far]?' },
  ];
  const found = (answersWithin?: number) =>
    checkBlanks(texts, { ...facts, answersWithin }).map(({ state, path }) => [state, path]);
  expect(found()).toEqual([
    ['stop', 'services.items.code.answer.0'],
    ['stop', 'contact.items.reply.answer.0.without answersWithin'],
  ]);
  expect(found(9)[1]).toEqual(['stop', 'contact.items.reply.answer.0.with answersWithin']);
});
