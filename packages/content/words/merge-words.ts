/** Copies words that are written once, such as services and page names, into every file whose page shows them. */
import { pagesWithout } from '#packages/site/pages.ts';
import { listedCollections, type ListedCollection } from '#packages/site/collections.ts';
import type { DiagramName, DrawingName } from '#packages/site/drawn-figures.ts';
import type { LocaleCode } from '#packages/site/locales.ts';
import type { Facts } from '../facts.ts';
import { evidenceFor, type Evidence } from '../proof/evidence.ts';
import { pick } from '../keys-of.ts';
import type { WrittenService } from '../schemas/service-schema.ts';
import type { Service, ServiceCard, WordFile, Words, WrittenWords } from '../schema.ts';

type Blocks = WrittenWords['services']['blocks'];

function mapServices<Shown>(blocks: Blocks, show: (service: WrittenService) => Shown): Record<string, Shown> {
  return Object.fromEntries(Object.entries(blocks).map(([id, service]) => [id, show(service)]));
}

const shortTitle = ({ shortTitle, title }: WrittenService): string => shortTitle ?? title;

function card(service: WrittenService): ServiceCard {
  const { icon, summary, implementationTime, roiLabel, roiTimeline } = service;
  const label = roiLabel === undefined ? {} : { roiLabel };
  return {
    icon,
    title: shortTitle(service),
    description: summary,
    implementationTime,
    roiTimeline,
    ...label,
  };
}

const block = ({ shortTitle: _short, summary: _summary, ...shown }: WrittenService): Service => shown;

/** What files lend each other in a language. */
type Lent = {
  code: LocaleCode;
  day: string;
  facts: Pick<Facts, 'pagesOff' | 'claimsConfirmed' | 'offices'>;
  hasTexts: Readonly<Record<ListedCollection, boolean>>;
  read: <File extends WordFile>(name: File) => WrittenWords[File];
};

type Merge<File extends WordFile> = (written: WrittenWords[File], lent: Lent) => Words[File];

function evidence(
  shown: DiagramName | DrawingName | undefined,
  { code, facts, read }: Lent,
): { evidence?: Evidence } {
  const claim = shown === 'compliance' ? 'soc2' : shown;
  const found = claim && evidenceFor(facts.claimsConfirmed[claim], read('benefits').evidence, code);
  return found ? { evidence: found } : {};
}

export const mergeWords: { [File in WordFile]?: Merge<File> } = {
  ui: (ui, { facts, hasTexts, read }) => ({
    ...ui,
    ...Object.fromEntries(
      listedCollections.filter((name) => hasTexts[name]).map((name) => [name, read(name).name]),
    ),
    plan: read('plan').shortName,
    navigation: Object.fromEntries(pagesWithout(facts.pagesOff).map(({ id }) => [id, read(id).name])),
    services: mapServices(read('services').blocks, shortTitle),
  }),
  home: (home, lent) => ({
    ...home,
    stats: home.stats
      // The count of offices, of which there is one.
      .filter(({ value }) => value !== '1' || Object.keys(lent.facts.offices).length > 1)
      .map((each) => ({ ...each, ...evidence(each.claim, lent) })),
    services: { ...home.services, cards: mapServices(lent.read('services').blocks, card) },
    sharedDay: {
      ...home.sharedDay,
      visitor: { ...home.sharedDay.visitor, ...pick(lent.read('plan').planner, ['places', 'hour', 'hours']) },
    },
  }),
  services: (services, { read }) => ({
    ...services,
    blocks: mapServices(services.blocks, block),
    questions: read('questions').services,
  }),
  benefits: (benefits, lent) => ({
    ...benefits,
    cards: benefits.cards.map((card) => ({ ...card, ...evidence(card.diagram?.shows, lent) })),
  }),
  nearshoring: ({ advantages, ...nearshoring }, lent) => ({
    ...nearshoring,
    advantages: {
      ...advantages,
      items: advantages.items.map((item) => ({ ...item, ...evidence(item.draws, lent) })),
    },
    questions: lent.read('questions').nearshoring,
  }),
  plan: (plan, { day, read }) => ({
    ...plan,
    comparison: read('nearshoring').comparison,
    builtOn: day,
  }),
  contact: (contact, { read }) => ({ ...contact, questions: read('questions').contact }),
};
