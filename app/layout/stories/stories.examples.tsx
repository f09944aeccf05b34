import { parse } from 'yaml';
import type { StoryCards as Cards } from '#packages/content/collections/stories.ts';
import type { Examples } from '#app/gallery/examples.ts';
import { splitMatter } from '#packages/content/reading/front-matter.ts';
import { SampleSite } from '#app/layout/sample-site.tsx';
import { sharesOf, type BeforeAfter as Figure } from '#packages/site/before-after.ts';
import './stories.css';
import figuresYaml from '#test/sites/meridian/stories/figures.yaml?raw';
import parcels from '#test/sites/meridian/stories/en/parcels.md?raw';
import nightShop from '#test/sites/meridian/stories/en/night-shop.md?raw';
import ledgers from '#test/sites/meridian/stories/en/ledgers.md?raw';
import { BeforeAfter } from './before-after.tsx';
import { StoryCards } from './story-cards.tsx';
import { Stories } from './stories-section.tsx';

type Card = Cards['stories'][number];
type StoryFixture = Omit<Card, 'figures'> & { figures?: Record<string, { label: string; value: string }> };

// The fictional stories of the tests.
type Measured = { stories: Record<string, Record<string, { before: number; after: number }>> };
const { stories: measured }: Measured = parse(figuresYaml);

function read(slug: string, source: string): Card {
  const { figures = {}, ...written }: StoryFixture = parse(splitMatter(source)!.yaml);
  const shown = Object.entries(figures).flatMap(([key, { label, value }]): Figure[] => {
    const figure = measured[slug]?.[key];
    const text = (amount: number) => value.replace('[figure]', amount.toLocaleString('en'));
    return figure
      ? [{ key, label, before: text(figure.before), after: text(figure.after), shares: sharesOf(figure) }]
      : [];
  });
  return { ...written, slug, figures: shown };
}

const all = [read('parcels', parcels), read('night-shop', nightShop), read('ledgers', ledgers)];
const words = {
  onHome: 'What changed',
  onServices: 'Client stories',
  before: 'Before',
  after: 'After',
  all: 'All client stories',
};

function stories(count: number) {
  const shown = all.slice(0, count).map((story) => ({ ...story, figures: story.figures.slice(0, 1) }));
  return (
    <SampleSite>
      <Stories
        id={`stories-${count}`}
        words={{ ...words, onHome: `What changed for ${count}` }}
        stories={shown}
      />
    </SampleSite>
  );
}

export const examples: Examples = {
  'one story': stories(1),
  'two stories': stories(2),
  'three stories, the most of a page': stories(3),
  'below a service': (
    <SampleSite>
      <StoryCards words={words} stories={all.slice(1)} level="h4" />
    </SampleSite>
  ),
  ...Object.fromEntries(
    all
      .flatMap(({ figures }) => figures)
      .map((figure) => [
        `before and after: ${figure.label}`,
        <BeforeAfter key={figure.key} figure={figure} words={words} />,
      ]),
  ),
};
