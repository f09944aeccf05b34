import { parse } from 'yaml';
import type { Examples } from '#app/gallery/examples.ts';
import { repeatItems, samplePhoto } from '#app/gallery/samples.ts';
import { SampleSite } from '#app/layout/sample-site.tsx';
import '#app/ui/photo/photo.css';
import peopleYaml from '#test/sites/meridian/proof/people.yaml?raw';
import quotesYaml from '#test/sites/meridian/proof/quotes.yaml?raw';
import { People } from './people.tsx';
import { Quotes } from './quotes.tsx';

type Texts = { en: string };
type Fixtures = {
  people: Record<string, { name: string; role: Texts; links?: string[] }>;
  quotes: Record<string, { text: Texts; name: string; role: Texts; company: string }>;
};

// The fictional company of the tests.
const { people }: Pick<Fixtures, 'people'> = parse(peopleYaml);
const { quotes }: Pick<Fixtures, 'quotes'> = parse(quotesYaml);
const allPeople = Object.values(people);
const allQuotes = Object.values(quotes);

const photo = samplePhoto(1440, 1800);

function peopleOf(count: number) {
  const shown = repeatItems(allPeople, count).map(({ key, item: { links = [], name, role } }, index) => ({
    key,
    name,
    role: role.en,
    office: index % 2 === 0 ? 'San Jose, Costa Rica' : undefined,
    portrait: index % 3 < 2 ? 'portrait' : undefined,
    links,
  }));
  return (
    <SampleSite>
      <People
        id={`people-${count}`}
        words={{ title: `People, ${count}`, people: shown }}
        photos={{ portrait: photo }}
      />
    </SampleSite>
  );
}

function quotesOf(count: number) {
  const shown = repeatItems(allQuotes, count).map(({ key, item: { company, name, role, text } }) => ({
    key,
    text: text.en,
    name,
    role: role.en,
    company,
  }));
  return (
    <SampleSite>
      <Quotes id={`quotes-${count}`} words={{ title: `What ${count} clients say`, quotes: shown }} />
    </SampleSite>
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
