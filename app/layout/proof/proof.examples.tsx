import { parse } from 'yaml';
import type { Photo as PhotoFacts } from '#generate/media/photo.ts';
import type { Examples } from '#app/gallery/examples.ts';
import { SiteContext, type Site } from '#app/layout/site-context.ts';
import '#app/ui/photo/photo.css';
import home from '../../../docs/home.png?url';
import peopleYaml from '../../../test/fixtures/proof/people.yaml?raw';
import quotesYaml from '../../../test/fixtures/proof/quotes.yaml?raw';
import { People } from './people.tsx';
import { Quotes } from './quotes.tsx';

type Texts = { en: string };
type Written = {
  people: Record<string, { name: string; role: Texts; links?: string[] }>;
  quotes: Record<string, { text: Texts; name: string; role: Texts; company: string }>;
};

// The fictional company of the tests.
const { people } = parse(peopleYaml) as Written;
const { quotes } = parse(quotesYaml) as Written;
const everybody = Object.values(people);
const everything = Object.values(quotes);

const files = [{ address: home, width: 1440 }];
const photo: PhotoFacts = { width: 1440, height: 1800, color: '#8fb7a9', avif: [], webp: files };

/** Repeats items up to a number. */
function upTo<Item>(items: readonly Item[], count: number): { key: string; item: Item }[] {
  return Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    if (item === undefined) throw new Error('there are no samples');
    return { key: `${count}-${index}`, item };
  });
}

const site = { ui: { copyLink: { label: 'Copy link' } } } as Site;

function peopleOf(count: number) {
  const shown = upTo(everybody, count).map(({ key, item: { links = [], name, role } }, index) => ({
    key,
    name,
    role: role.en,
    office: index % 2 === 0 ? 'San Jose, Costa Rica' : undefined,
    portrait: index % 3 < 2 ? 'portrait' : undefined,
    links,
  }));
  return (
    <SiteContext value={site}>
      <People
        id={`people-${count}`}
        words={{ title: `People, ${count}`, people: shown }}
        photos={{ portrait: photo }}
      />
    </SiteContext>
  );
}

function quotesOf(count: number) {
  const shown = upTo(everything, count).map(({ key, item: { company, name, role, text } }) => ({
    key,
    text: text.en,
    name,
    role: role.en,
    company,
  }));
  return (
    <SiteContext value={site}>
      <Quotes id={`quotes-${count}`} words={{ title: `What ${count} clients say`, quotes: shown }} />
    </SiteContext>
  );
}

export const examples: Examples = {
  'one quote': quotesOf(1),
  'two quotes': quotesOf(2),
  'three quotes, the most of a page': quotesOf(3),
  'one person': peopleOf(1),
  'two people': peopleOf(2),
  'seven people': peopleOf(7),
  'fifty people': peopleOf(50),
};
