/** The figures of client stories: their labels are in the story, their numbers in figures.yaml. */
import { splitArticle } from '#packages/content/articles/article-file.ts';
import type { StoryFigures } from '../changes/figure-edits.ts';
import { currentContent } from '../content/content.ts';
import { textNamed } from '../content/labels.ts';
import { slugOf } from '#packages/content/slug-of.ts';
import { valueAt } from '#packages/content/tree.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import { applyEdits } from '../writer/write.ts';
import { lastKey, type Unsaved } from './article-data.ts';

const textOf = (value: unknown) => (typeof value === 'number' ? String(value) : '');

/** Returns the numbers of a story's figures. */
export function storyFigures(root: string, name: string): StoryFigures {
  const { collection, slug } = textNamed(name);
  const own = valueAt(currentContent(root).data('figures', ''), [collection, slug]) ?? {};
  return Object.fromEntries(
    Object.entries(own).map(([key, figure]) => [
      key,
      { before: textOf(valueAt(figure, ['before'])), after: textOf(valueAt(figure, ['after'])) },
    ]),
  );
}

/** Returns the figures that a story names, with their labels. */
export function figuresNamed(text: string): { key: string; label: string }[] {
  const figures = valueAt(splitArticle(text).matter, ['figures']);
  if (typeof figures !== 'object' || figures === null) return [];
  return Object.entries(figures).map(([key, figure]) => {
    const label = valueAt(figure, ['label']);
    return { key, label: typeof label === 'string' ? label : key };
  });
}

type Figure = { label: string; value: string };

function withFigure(text: string, key: string, figure: Figure): string {
  const [, first = '', keys = '', rest = ''] = /^(---[ \t]*\n)([^]*?\n)(---[^]*)$/.exec(text) ?? [];
  const matter = splitArticle(text).matter;
  const own = valueAt(matter, ['figures']);
  if (valueAt(own, [key]) !== undefined) throw new Refused('The story has a figure of this name already.');
  const edit: Edit = own
    ? { do: 'insert', path: ['figures'], at: Object.keys(own).length, key, value: figure }
    : lastKey(matter, 'figures', { [key]: figure });
  return first + applyEdits(keys, [edit]) + rest;
}

type NewFigure = Figure & Unsaved;

/**
 * Adds a figure to a client story in each of its languages. Its key is made from its title. Throws Refused if the keys of a
 * text cannot be read, or have such a figure.
 */
export function addFigure(title: string, texts: readonly NewFigure[]) {
  const key = slugOf(title);
  if (key === '') throw new Refused('Say in words what is measured.');
  return {
    key,
    texts: texts.map(({ locale, text, label, value }) => ({
      locale,
      text: withFigure(text, key, { label, value }),
    })),
  };
}
