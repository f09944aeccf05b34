/** What another owner brings as files: pictures, the mark, and articles. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { markFile } from '../../generate/brand/mark.ts';
import { writtenCodes } from '../../generate/content/written-languages.ts';

/** Articles of an owner who has begun to write. */
const articles = 8;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#12302b' } }).jpeg();

/** Adds pictures, a mark of one colour, and articles with a picture to a copy of the project. */
export async function addFiles(root: string): Promise<void> {
  cpSync('test/fixtures/content/mark.svg', path.join(root, markFile));
  const media = path.join(root, 'content/media');
  mkdirSync(media, { recursive: true });
  await picture(600, 800).toFile(path.join(media, 'portrait.jpg'));
  await picture(1600, 900).toFile(path.join(media, 'harbor.jpg'));
  for (const code of writtenCodes) {
    const folder = path.join(root, 'content', code, 'insights');
    const [first = '', ...others] = readdirSync(folder).toSorted();
    const text = readFileSync(path.join(folder, first), 'utf8');
    for (let number = others.length + 2; number <= articles; number += 1) {
      const own = text
        .replace(/^title: .*$/m, `title: Harbor ${code} ${number}`)
        .replace(/^description: .*$/m, `description: Harbor ${code} ${number}.`)
        .trimEnd();
      writeFileSync(path.join(folder, `harbor-${number}.md`), `${own}\n\n![A harbor](harbor.jpg)\n`);
    }
  }
}
