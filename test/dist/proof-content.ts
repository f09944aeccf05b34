/** Fictional people, quotes, pictures and articles for a copy of the project. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writtenCodes } from '../../generate/content/written-languages.ts';

const fixtures = path.resolve('test/fixtures');

/** Replaces the copy's articles with ones of the given names, each of which has everything that an article may have. */
export function writeArticles(copy: string, names: readonly string[]): void {
  for (const code of writtenCodes) {
    const folder = path.join(copy, `content/${code}/insights`);
    rmSync(folder, { recursive: true, force: true });
    for (const name of names)
      cpSync(path.join(fixtures, 'articles/everything.md'), path.join(folder, `${name}.md`));
  }
}

const area = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#12302b' } }).jpeg();

/** Adds people, quotes, and the pictures of people and articles. One picture is rotated by metadata, as on phones. */
export async function writeProof(copy: string): Promise<void> {
  cpSync(path.join(fixtures, 'proof'), path.join(copy, 'content'), { recursive: true });
  const folder = path.join(copy, 'content/media');
  mkdirSync(folder, { recursive: true });
  await area(2400, 1350).toFile(path.join(folder, 'wide.jpg'));
  await area(400, 300).withMetadata({ orientation: 6 }).toFile(path.join(folder, 'upright.jpg'));
}
