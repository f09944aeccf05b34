/** The figures of client stories: their labels are in the story, their numbers in figures.yaml. */
import { splitArticle } from '#generate/content/articles/article-file.ts';
import type { Unsaved } from './article-data.ts';
import { slugOf } from './slug-of.ts';
import { currentContent, type Content } from '../words/content.ts';
import { isStory } from '../words/labels.ts';
import { positionIn } from '../words/shapes.ts';
import { Refused, valueAt, type Edit } from '../writer/edits.ts';
import { applyEdits } from '../writer/write.ts';

/** The numbers of a figure, as typed. */
export type BeforeAfter = { before: string; after: string };
/** The numbers of a story's figures, by key. */
export type StoryFigures = Record<string, BeforeAfter>;

export const figuresFile = 'figures.yaml';

/** Returns the slug of a client story; undefined for articles. */
export const storySlug = (name: string): string | undefined =>
  isStory(name) ? name.split('/')[1] : undefined;

const textOf = (value: unknown) => (typeof value === 'number' ? String(value) : '');

/** Returns the numbers of a story's figures. */
export function storyFigures(root: string, name: string): StoryFigures {
  const own = valueAt(currentContent(root).data('figures', ''), ['stories', storySlug(name) ?? '']) ?? {};
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

// The build reports what is no number.
const numberIn = (typed: string) => (/^\s*-?\d+(?:\.\d+)?\s*$/.test(typed) ? Number(typed) : typed.trim());

/** Returns the edits of figures.yaml that set the numbers of a story's figures. */
export function figureEdits(content: Content, slug: string, values: StoryFigures): Edit[] {
  const data = content.data('figures', '');
  const typed = Object.entries(values).map(
    ([key, { before, after }]) => [key, { before: numberIn(before), after: numberIn(after) }] as const,
  );
  const tree = Object.fromEntries(typed);
  const all = valueAt(data, ['stories']);
  if (all === undefined) {
    const at = positionIn('figures', [], 'stories', Object.keys(data ?? {}));
    return [{ do: 'insert', path: [], at, key: 'stories', value: { [slug]: tree } }];
  }
  const own = valueAt(all, [slug]);
  if (own === undefined)
    return [
      { do: 'insert', path: ['stories'], at: Object.keys(all as object).length, key: slug, value: tree },
    ];
  const known = Object.keys(own as object);
  const path = ['stories', slug];
  return [
    ...typed
      .filter(([key]) => known.includes(key))
      .flatMap(([key, figure]) =>
        Object.entries(figure).map(([side, value]): Edit => ({
          do: 'set',
          path: [...path, key, side],
          value,
        })),
      ),
    ...typed
      .filter(([key]) => !known.includes(key))
      .map(([key, value], index): Edit => ({ do: 'insert', path, at: known.length + index, key, value })),
  ];
}

/** Returns the edits of figures.yaml that remove those of a story. */
export function figureRemoval(content: Content, slug: string): Edit[] {
  const path = ['stories', slug];
  return valueAt(content.data('figures', ''), path) === undefined ? [] : [{ do: 'remove', path }];
}

type Figure = { label: string; value: string };

function withFigure(text: string, key: string, figure: Figure): string {
  const [, first = '', keys = '', rest = ''] = /^(---[ \t]*\n)([^]*?\n)(---[^]*)$/.exec(text) ?? [];
  const matter = splitArticle(text).matter;
  const own = valueAt(matter, ['figures']);
  if (valueAt(own, [key]) !== undefined) throw new Refused('The story has a figure of this name already.');
  const edit: Edit = own
    ? { do: 'insert', path: ['figures'], at: Object.keys(own).length, key, value: figure }
    : {
        do: 'insert',
        path: [],
        at: Object.keys(matter ?? {}).length,
        key: 'figures',
        value: { [key]: figure },
      };
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
