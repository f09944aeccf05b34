import { clockWords } from '../../generate/content/filling/clock-words.ts';
import { officesBySide } from '../../app/site/offices.ts';
import { loadSite } from '../../generate/content/site.ts';
import type { WordFile, Words } from '../../generate/content/schema.ts';
import { isthmus } from '../sites/sites.ts';

export const site = loadSite(isthmus).facts;
export const figures = loadSite(isthmus).figures;

/** Loads an English content file, as built. */
export function words<File extends WordFile>(file: File): Words[File] {
  return loadSite(isthmus).languages.en.words[file];
}

export const ui = words('ui');

export const offices = officesBySide({ offices: site.offices, ui });

/** How the English site writes the time. */
export const clock = clockWords(
  Object.values(offices).map(({ timeZone }) => timeZone),
  'en-US',
);

/** The services in order: anchors, and the titles used in links. */
export const services = Object.entries(ui.services).map(([id, title]) => ({ id, title }));

/** Returns the service at a position; -1 is the last one. */
export function serviceAt(index: number): (typeof services)[number] {
  const service = services.at(index);
  if (!service) throw new Error(`there is no service at ${index}`);
  return service;
}
