/** Brings words that stand once, the services and the pages' names, to each file whose page shows them. */
import { pages, type PageId } from '#app/site/pages.ts';
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

/** Gives the words of a file in the same language. */
type Read = <File extends WordFile>(name: File) => WrittenWords[File];
type Place<File extends WordFile> = (written: WrittenWords[File], read: Read) => Words[File];

function navigation(read: Read): Record<PageId, string> {
  return Object.fromEntries(pages.map(({ id }) => [id, read(id).name])) as Record<PageId, string>;
}

/** What each of these files shows of the others, beside its own words. */
export const placeWords: { [File in WordFile]?: Place<File> } = {
  ui: (ui, read) => ({
    ...ui,
    navigation: navigation(read),
    services: each(read('services').blocks, shortTitle),
  }),
  home: (home, read) => ({
    ...home,
    services: { ...home.services, cards: each(read('services').blocks, card) },
  }),
  services: (services) => ({ ...services, blocks: each(services.blocks, block) }),
};
