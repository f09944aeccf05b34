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

type Read = <File extends WordFile>(name: File) => WrittenWords[File];
type Merge<File extends WordFile> = (
  written: WrittenWords[File],
  read: Read,
  hasTexts: Readonly<Record<ListedCollection, boolean>>,
  facts: Pick<Facts, 'pagesOff' | 'claimsConfirmed'>,
  day: string,
  code: LocaleCode,
) => Words[File];

function navigation(read: Read, pagesOff: Facts['pagesOff']): Words['ui']['navigation'] {
  return Object.fromEntries(pagesWithout(pagesOff).map(({ id }) => [id, read(id).name]));
}

function evidence(
  shown: DiagramName | DrawingName | undefined,
  read: Read,
  { claimsConfirmed }: Pick<Facts, 'claimsConfirmed'>,
  code: LocaleCode,
): { evidence?: Evidence } {
  const claim = shown === 'compliance' ? 'soc2' : shown;
  const found = claim && evidenceFor(claimsConfirmed[claim], read('benefits').evidence, code);
  return found ? { evidence: found } : {};
}

export const mergeWords: { [File in WordFile]?: Merge<File> } = {
  ui: (ui, read, hasTexts, { pagesOff }) => ({
    ...ui,
    ...Object.fromEntries(
      listedCollections.filter((name) => hasTexts[name]).map((name) => [name, read(name).name]),
    ),
    navigation: navigation(read, pagesOff),
    services: mapServices(read('services').blocks, shortTitle),
  }),
  home: (home, read, _has, facts, _day, code) => ({
    ...home,
    stats: home.stats.map((each) => ({ ...each, ...evidence(each.claim, read, facts, code) })),
    services: { ...home.services, cards: mapServices(read('services').blocks, card) },
    sharedDay: {
      ...home.sharedDay,
      visitor: { ...home.sharedDay.visitor, ...pick(read('plan').planner, ['places', 'hour', 'hours']) },
    },
  }),
  services: (services, read) => ({
    ...services,
    blocks: mapServices(services.blocks, block),
    questions: read('questions').services,
  }),
  benefits: (benefits, read, _has, facts, _day, code) => ({
    ...benefits,
    cards: benefits.cards.map((card) => ({ ...card, ...evidence(card.diagram?.shows, read, facts, code) })),
  }),
  nearshoring: ({ advantages, ...nearshoring }, read, _has, facts, _day, code) => ({
    ...nearshoring,
    advantages: {
      ...advantages,
      items: advantages.items.map((item) => ({ ...item, ...evidence(item.draws, read, facts, code) })),
    },
    questions: read('questions').nearshoring,
  }),
  plan: (plan, read, _has, _off, day) => ({
    ...plan,
    comparison: read('nearshoring').comparison,
    builtOn: day,
  }),
  contact: (contact, read) => ({ ...contact, questions: read('questions').contact }),
};
