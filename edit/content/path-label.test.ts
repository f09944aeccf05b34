import { expect, test } from 'vitest';
import { copyContent } from '#test/content/content-copy.ts';
import { currentContent } from './content.ts';
import { whereOf } from './path-label.ts';

test('a figure of a story has the title of the story, and what it measures', () => {
  const copy = copyContent();
  copy.addStories();
  const where = whereOf('figures.yaml', 'stories.parcels.days.before', currentContent(copy.root).source);
  expect(where).toMatch(/› Parcels that leave on the day they are packed › From packing to departure › /);
});
