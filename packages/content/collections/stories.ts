/** Client stories: `content/<language>/stories/`. */
import { z } from 'zod';
import { fill } from '#packages/site/fill.ts';
import { figureLocale, type LocaleCode } from '#packages/site/locales.ts';
import type { TextContext } from '../texts/check-text.ts';
import type { Figures } from '../facts.ts';
import { pick } from '../keys-of.ts';
import { findQuote, quoteKey } from '../proof/quotes.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import { distinct, groupOf } from '../schemas/list-schema.ts';
import type { Site } from '../site.ts';
import { serviceKey } from '../schemas/service-schema.ts';
import { lead, note, oneLine, page, slotted, text, title } from '../schemas/text-schema.ts';
import { slug } from '../schemas/slug-schema.ts';
import { reservedInLists, type Collection, type ListData, type Text, type View } from './collection.ts';
import { isUpdatedLater, sharedMatter, updatedTooEarly } from '../schemas/front-matter-schema.ts';
import { linkTo, textParts } from './text-parts.ts';

const figure = z.strictObject({
  label: text.meta({ label: 'What is measured' }),
  value: slotted('figure').meta({ label: 'Shown as' }),
});

const matter = z
  .strictObject({
    ...sharedMatter,
    client: oneLine.meta({ label: 'Client, by name or as in “a retailer in Texas”' }),
    sector: oneLine,
    duration: oneLine,
    services: distinct(z.array(serviceKey).min(1, 'must name a service at least')),
    // By the figure's key below the story's slug in figures.yaml.
    figures: groupOf(slug('a figure'), figure, {
      min: 0,
      max: 4,
      because: 'more would hide the text below them',
      item: 'figure',
    }).default({}),
    quote: quoteKey.optional(),
  })
  .refine(isUpdatedLater, updatedTooEarly);

/** Schema of `stories.yaml`: the words of the list, and those around each story. */
export const storiesWords = z.strictObject({
  ...page,
  title,
  lead,
  client: note,
  sector: note,
  duration: note,
  services: note,
  figures: note,
  before: note,
  after: note,
  contents: note,
  others: note,
  all: note,
  oneLanguage: note.meta({ label: 'Note where a story has no translation' }),
  onHome: note.meta({ label: 'Heading on the home page' }),
  onServices: note.meta({ label: 'Heading in a service' }),
});
export type StoriesWords = z.infer<typeof storiesWords>;

export type StoryMatter = z.infer<typeof matter>;

type Story = Text<StoryMatter>;

/** The lengths of the bars of a figure before and after, in per cent of the longer one. */
export function sharesOf({ before, after }: { before: number; after: number }): [number, number] {
  const most = Math.max(before, after);
  return most === 0 ? [0, 0] : [(before / most) * 100, (after / most) * 100];
}

type StoryFigures = Figures['stories'] & {};

function figuresIn(all: StoryFigures = {}, slug: string): StoryFigures[string] {
  // A slug may also be the name of something that every object inherits.
  return (Object.hasOwn(all, slug) ? all[slug] : undefined) ?? {};
}

function figuresOf({ slug, figures }: Story, all: Figures, code: LocaleCode) {
  const written = figuresIn(all.stories, slug);
  const format = new Intl.NumberFormat(figureLocale(code));
  return Object.entries(figures).flatMap(([key, { label, value }]) => {
    const found = written[key];
    if (!found) return [];
    const text = (figure: number) => fill(value, { figure: format.format(figure) });
    return {
      key,
      label,
      before: text(found.before),
      after: text(found.after),
      shares: sharesOf(found),
    };
  });
}

export type BeforeAfter = ReturnType<typeof figuresOf>[number];

function mistakesOf(context: TextContext, slug: string, { figures, quote }: StoryMatter): Mistake[] {
  const { locale, quotes } = context;
  const all = context.figures.data;
  const known = all && figuresIn(all.stories, slug);
  // A quote may be missing because of a mistake.
  const unsaid =
    quote !== undefined && quotes.mistakes.length === 0 && !findQuote(quotes.data, quote, locale);
  return [
    ...Object.keys(figures)
      .filter((key) => known && !Object.hasOwn(known, key))
      .map((key) => mistakeAt(`figures.${key}`, `figures.yaml has no stories.${slug}.${key}`)),
    ...(unsaid ? [mistakeAt('quote', `quotes.yaml has no quote ${quote} for stories in this language`)] : []),
  ];
}

// What cards show of a story beside its figures, what the list adds, and what its page adds.
const onCards = ['slug', 'title', 'client', 'sector'] as const;
const inLists = ['slug', 'title', 'description', 'client', 'sector'] as const;
const onPage = ['date', 'updated', 'duration', 'services'] as const;
const cardWords = ['onHome', 'onServices', 'before', 'after', 'all'] as const;

export type StoryCards = {
  words: Pick<StoriesWords, (typeof cardWords)[number]>;
  stories: (Pick<Story, (typeof onCards)[number]> & { figures: BeforeAfter[] })[];
};

// Visitors would scroll past more, and pages must stay small.
const most = 3;

/** What other pages show of client stories, at most three; undefined if there are none, or none about a service. */
export function storyCards(
  { figures, languages }: Site,
  code: LocaleCode,
  service?: string,
): StoryCards | undefined {
  const { texts, words } = languages[code];
  const stories = texts.stories.filter(({ services }) => service === undefined || services.includes(service));
  if (stories.length === 0) return undefined;
  return {
    words: pick(words.stories, cardWords),
    stories: stories
      .slice(0, most)
      .map((story) => ({ ...pick(story, onCards), figures: figuresOf(story, figures, code).slice(0, 1) })),
  };
}

const list: View = { component: 'app/pages/stories/story-list.tsx', words: ['stories', 'insights'] };

export const stories = {
  matter,
  reservedSlugs: reservedInLists,
  mistakesOf,
  view: { component: 'app/pages/stories/story.tsx', words: ['stories', 'insights'] },
  listViews: { '': list },
  lists({ texts, words }) {
    const { lead, meta, title } = words.stories;
    return [{ key: '', ...meta, heading: title, lead, view: list, texts: texts.stories }];
  },
  listData: ({ figures }, code, { texts }) => ({
    stories: texts.map((each) => ({
      ...pick(each, inLists),
      figures: figuresOf(each, figures, code).slice(0, 1),
    })),
  }),
  async textData(site, at, story) {
    const { code } = at.locale;
    const first = site.languages[code].texts.stories.slice(0, most + 1);
    return {
      ...pick(story, inLists),
      figures: figuresOf(story, site.figures, code),
      ...(await textParts(site, at, story, ['story-figures', 'other-stories'])),
      ...pick(story, onPage),
      quote: findQuote(site.source.quotes.data, story.quote, code),
      others: first
        .filter((each) => each !== story)
        .slice(0, most)
        .map(linkTo),
    };
  },
} satisfies Collection<StoryMatter>;

export type StoryListData = ListData<ReturnType<typeof stories.listData>>;
export type StoryData = Awaited<ReturnType<typeof stories.textData>>;
