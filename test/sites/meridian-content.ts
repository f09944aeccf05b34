/** The content of the fictional company: `test/sites/meridian`, with everything that an owner can add. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { copyFixtureContent, edit, fixtureCodes } from './fixture-content.ts';

const fixtures = path.resolve('test/sites/meridian');

/** Where its contact form posts. Browser tests map this host and port to their receiver. */
export const contactEndpoint = 'http://localhost:8443/contact?from=site';

/** Names and addresses as long as the layout must support, and the settings that change what is built. */
export const facts = {
  name: 'Meridian International Technologies',
  legalName: 'Meridian International Technologies of the Americas, Incorporated',
  email: 'business.development@meridian-international-technologies.works',
  phone: '+506 (2222) 5550 ext. 132',
  contactEndpoint,
  countVisits: true,
  // In another order, without a page, with a legal one, and with one link more in the header.
  menus: {
    quickLinks: 'stories night-work insights terms contact plan benefits services about home'.split(' '),
    header: ['plan'],
  },
};

/** Client stories that are all about the same service. */
const olderStories = ['older-1', 'older-2', 'older-3'];

/** Makes a story or article into an older one with a title and a description of its own. */
function older(markdown: string, name: string, date = `2024-01-0${name.at(-1)}`): string {
  const titled = markdown.replaceAll(/^(title|description): (.*)$/gm, `$1: $2, ${name}`);
  return titled.replace(/^date: .*$/m, `date: ${date}`).replace(/^updated: .*\n/m, '');
}

/** Older articles: English has more than a list shows on a page, Spanish enough for a search. */
const olderArticles = { en: 20, es: 10 };

function writeArticles(content: string): void {
  for (const code of fixtureCodes) {
    const folder = path.join(content, code, 'insights');
    cpSync(path.join(fixtures, 'articles'), folder, { recursive: true });
    const short = readFileSync(path.join(folder, 'short-1.md'), 'utf8');
    for (let day = 10; day < 10 + olderArticles[code]; day += 1)
      writeFileSync(path.join(folder, `note-${day}.md`), older(short, `note-${day}`, `2023-01-${day}`));
    // Its address leads to a page in English.
    if (code !== 'en') rmSync(path.join(folder, 'held-since.md'));
  }
}

function writeStories(content: string): void {
  const { stories: figures } = parse(readFileSync(path.join(fixtures, 'stories/figures.yaml'), 'utf8')) as {
    stories: Record<string, object>;
  };
  for (const code of fixtureCodes) {
    const folder = path.join(content, code, 'stories');
    cpSync(path.join(fixtures, 'stories', code), folder, { recursive: true });
    const parcels = readFileSync(path.join(folder, 'parcels.md'), 'utf8');
    for (const name of olderStories) writeFileSync(path.join(folder, `${name}.md`), older(parcels, name));
  }
  const ofOlder = olderStories.map((name) => [name, figures.parcels]);
  const all = { ...figures, ...Object.fromEntries(ofOlder) };
  edit(content, 'figures.yaml', (tree) => void (tree.stories = all));
}

/** An old address of the page, and one that differs from another page's only in its capitals. */
const moved = { '/jobs-at-night': '/night-work', '/About': '/about' };

function writePages(content: string): void {
  writeFileSync(path.join(content, 'moved.yaml'), stringify(moved));
  for (const code of fixtureCodes)
    cpSync(path.join(fixtures, 'pages', code), path.join(content, code, 'pages'), { recursive: true });
}

export const area = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#12302b' } }).jpeg();

/** Writes people, quotes, and the pictures of people and articles. One picture is rotated by metadata, as on phones. */
async function writeProof(content: string): Promise<void> {
  cpSync(path.join(fixtures, 'proof'), content, { recursive: true });
  const folder = path.join(content, 'media');
  mkdirSync(folder, { recursive: true });
  await area(2400, 1350).toFile(path.join(folder, 'wide.jpg'));
  await area(400, 300).withMetadata({ orientation: 6 }).toFile(path.join(folder, 'upright.jpg'));
}

export async function writeContent(content: string): Promise<void> {
  rmSync(content, { recursive: true, force: true });
  copyFixtureContent(content);
  edit(content, 'site.yaml', (tree) => Object.assign(tree, facts));
  await writeProof(content);
  writeArticles(content);
  writeStories(content);
  writePages(content);
}
