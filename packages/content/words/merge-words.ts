/** Copies words that are written once, such as services and page names, into every file whose page shows them. */
import { pagesWithout, type PageId } from '#packages/site/pages.ts';
import type { DiagramName, DrawingName } from '#packages/site/drawn-figures.ts';
import type { LocaleCode } from '#packages/site/locales.ts';
import type { Facts } from '../facts.ts';
import { evidenceFor, type Evidence } from '../proof/evidence.ts';
import { pick, recordOf } from '../keys-of.ts';
import type { WrittenService } from '../schemas/service-schema.ts';
import { wordFiles, type WordFile, type WrittenWords } from '../schema.ts';

type Blocks = WrittenWords['services']['blocks'];

function mapServices<Shown>(blocks: Blocks, show: (service: WrittenService) => Shown): Record<string, Shown> {
  return Object.fromEntries(Object.entries(blocks).map(([id, service]) => [id, show(service)]));
}

const shortTitle = ({ shortTitle, title }: WrittenService): string => shortTitle ?? title;

function card(service: WrittenService) {
  const { icon, summary: description, implementationTime, roiTimeline, roiLabel } = service;
  return { icon, title: shortTitle(service), description, implementationTime, roiTimeline, roiLabel };
}

const block = ({ shortTitle: _short, summary: _summary, ...shown }: WrittenService) => shown;

/** What files lend each other in a language. */
type Lent = {
  code: LocaleCode;
  day: string;
  facts: Pick<Facts, 'pagesOff' | 'claimsConfirmed' | 'offices'>;
  read: <File extends WordFile>(name: File) => WrittenWords[File];
};

type Merges = { readonly [File in WordFile]?: (written: WrittenWords[File], lent: Lent) => object };

function evidence(
  shown: DiagramName | DrawingName | undefined,
  { code, facts, read }: Lent,
): Evidence | undefined {
  const claim = shown === 'compliance' ? 'soc2' : shown;
  return claim && evidenceFor(facts.claimsConfirmed[claim], read('benefits').evidence, code);
}

function namesOf(pagesOff: Facts['pagesOff'], read: Lent['read']): { readonly [Id in PageId]?: string } {
  return Object.fromEntries(pagesWithout(pagesOff).map(({ id }) => [id, read(id).name]));
}

const merges = {
  ui: (ui, { facts, read }) => ({
    ...ui,
    // What the header calls the planner.
    plan: read('plan').shortName,
    navigation: namesOf(facts.pagesOff, read),
    services: mapServices(read('services').blocks, shortTitle),
  }),
  home: (home, lent) => ({
    ...home,
    stats: home.stats
      // The count of offices, of which there is one.
      .filter(({ value }) => value !== '1' || Object.keys(lent.facts.offices).length > 1)
      .map((each) => ({ ...each, evidence: evidence(each.claim, lent) })),
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
    cards: benefits.cards.map((card) => ({ ...card, evidence: evidence(card.diagram?.shows, lent) })),
  }),
  nearshoring: ({ advantages, ...nearshoring }, lent) => ({
    ...nearshoring,
    advantages: {
      ...advantages,
      items: advantages.items.map((item) => ({ ...item, evidence: evidence(item.draws, lent) })),
    },
    questions: lent.read('questions').nearshoring,
  }),
  plan: (plan, { day, read }) => ({
    ...plan,
    comparison: read('nearshoring').comparison,
    // For the prerendered example.
    builtOn: day,
  }),
  contact: (contact, { read }) => ({ ...contact, questions: read('questions').contact }),
} satisfies Merges;

export type Merged = {
  [File in WordFile]: File extends keyof typeof merges
    ? ReturnType<(typeof merges)[File]>
    : WrittenWords[File];
};

export function mergeWords(lent: Lent): Merged {
  const all: Merges = merges;
  const merged = recordOf(wordFiles, <File extends WordFile>(name: File) => {
    const written = lent.read(name);
    return all[name]?.(written, lent) ?? written;
  });
  // Each file is merged by the function of its name, if there is one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return merged as Merged;
}
