/** Brings the services, which stand once in `services.yaml`, to each file whose page shows them. */
import type { Service, ServiceCard, WrittenService } from './service-schema.ts';
import type { WordFile, Words, WrittenWords } from './schema.ts';

type Blocks = WrittenWords['services']['blocks'];

function each<Shown>(blocks: Blocks, show: (service: WrittenService) => Shown): Record<string, Shown> {
  return Object.fromEntries(Object.entries(blocks).map(([id, service]) => [id, show(service)]));
}

const shortTitle = ({ shortTitle, title }: WrittenService): string => shortTitle ?? title;

function card(service: WrittenService): ServiceCard {
  const { icon, summary, implementationTime, roiTimeline } = service;
  return { icon, title: shortTitle(service), description: summary, implementationTime, roiTimeline };
}

function block({ icon, title, description, features, ...times }: WrittenService): Service {
  const { implementationTime, roiTimeline, bestFor } = times;
  return { icon, title, description, features, implementationTime, roiTimeline, bestFor };
}

type Place<File extends WordFile> = (written: WrittenWords[File], blocks: Blocks) => Words[File];

/** What each of these files shows of the services, beside its own words. */
export const placeServices: { [File in WordFile]?: Place<File> } = {
  ui: (ui, blocks) => ({ ...ui, services: each(blocks, shortTitle) }),
  home: (home, blocks) => ({ ...home, services: { ...home.services, cards: each(blocks, card) } }),
  services: (services, blocks) => ({ ...services, blocks: each(blocks, block) }),
};
