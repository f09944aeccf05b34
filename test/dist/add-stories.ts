/** Adds the fictional client stories to the content of a copy of the project. */
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { locales } from '../../app/site/locales.ts';

const { stories: figures } = parse(readFileSync('test/fixtures/stories/figures.yaml', 'utf8')) as {
  stories: Record<string, object>;
};
const copies = Array.from({ length: 47 }, (_, index) => `copy-${String(index).padStart(2, '0')}`);
/** The fictional stories, and copies of the first. */
export const slugs = ['parcels', 'night-shop', 'ledgers', ...copies];

/** Returns the stories that exist in a language: one is in English only. */
export function slugsIn(code: string, names: readonly string[]): string[] {
  return names.filter((name) => code === 'en' || name !== 'ledgers');
}

const sourceOf = (name: string) => (name.startsWith('copy') ? 'parcels' : name);

/**
 * Adds stories, with their figures, quotes and pictures.
 *
 * @param services the services that they name, instead of those of the fictional company
 */
export async function addStories(
  copy: string,
  names: readonly string[],
  services: Readonly<Record<string, string>> = {},
): Promise<void> {
  const content = path.join(copy, 'content');
  const ofCompany = (line: string) => line.replaceAll(/[\w-]+/g, (word) => services[word] ?? word);
  for (const { code } of locales) {
    mkdirSync(path.join(content, code, 'stories'));
    for (const name of slugsIn(code, names)) {
      const text = readFileSync(`test/fixtures/stories/${code}/${sourceOf(name)}.md`, 'utf8');
      const file = path.join(content, code, 'stories', `${name}.md`);
      writeFileSync(file, text.replace(/^services: .*$/m, ofCompany));
    }
  }
  const own = names.flatMap((name) => {
    const found = figures[sourceOf(name)];
    return found ? [[name, found] as const] : [];
  });
  appendFileSync(path.join(content, 'figures.yaml'), `stories: ${JSON.stringify(Object.fromEntries(own))}\n`);
  cpSync('test/fixtures/proof/quotes.yaml', path.join(content, 'quotes.yaml'));
  mkdirSync(path.join(content, 'media'), { recursive: true });
  await sharp({ create: { width: 2400, height: 1350, channels: 3, background: '#12302b' } })
    .jpeg()
    .toFile(path.join(content, 'media/wide.jpg'));
}
