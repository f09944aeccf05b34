import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaFolder, mediaMistakes } from './media-file.ts';
import { photoFiles, readPhoto } from './photo.ts';

let root = '';
const full = (name: string) => path.join(root, mediaFolder, name);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#149a84' } });

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'media-'));
  mkdirSync(full('.'), { recursive: true });
  const exif = { IFD0: { Copyright: 'Somebody', Orientation: '6' } };
  // As phones save pictures taken in portrait orientation.
  writeFileSync(
    full('turned.jpg'),
    await plain(700, 400).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer(),
  );
  const clear = { width: 90, height: 90, channels: 4, background: '#149a8400' } as const;
  writeFileSync(full('clear.png'), await sharp({ create: clear }).png().toBuffer());
  writeFileSync(full('broken.jpg'), (await plain(300, 300).jpeg().toBuffer()).subarray(0, 400));
  writeFileSync(full('text.jpg'), 'no picture');
  writeFileSync(full('huge.png'), '');
  truncateSync(full('huge.png'), 20_000_001);
});
afterAll(() => rmSync(root, { recursive: true }));

test('rotates a picture upright, removes its metadata, and never enlarges it', async () => {
  const photo = await readPhoto(root, 'turned.jpg');
  expect([photo.width, photo.height]).toEqual([400, 700]);
  expect(photo.avif.map(({ width }) => width)).toEqual([160, 320, 400]);
  const files = await photoFiles(root, 'turned.jpg');
  expect(files.map(({ address }) => address)).toEqual(
    [...photo.avif, ...photo.webp].map(({ address }) => address),
  );
  for (const { address, make } of files) {
    const made = await sharp(await make()).metadata();
    const width = Number(/-(\d+)-[\w-]{8}\.\w+$/.exec(address)?.[1]);
    expect([made.width, made.height]).toEqual([width, Math.round((width * 7) / 4)]);
    expect([made.exif, made.orientation, made.xmp, made.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

test('finds the dominant colour of a picture, and none for a transparent one', async () => {
  expect((await readPhoto(root, 'turned.jpg')).color).toMatch(/^#1[0-9a-f]9[0-9a-f]8[0-9a-f]$/);
  expect((await readPhoto(root, 'clear.png')).color).toBeUndefined();
});

test.each(['broken.jpg', 'text.jpg'])('reports that %s cannot be read, and what to do', async (file) => {
  await expect(readPhoto(root, file)).rejects.toThrow(
    new RegExp(`content/media/${file}[^]*cannot be read as a picture .*export it again`),
  );
});

test.each([
  ['turned.jpg', []],
  ['gone.jpg', ['gone.jpg is not in content/media']],
  ['huge.png', ['huge.png has 21 MB, and may have 20: save it smaller']],
  ['notes.pdf', [expect.stringContaining('notes.pdf is not the name of a picture')]],
  ['../site.yaml', [expect.stringContaining('../site.yaml is not the name of a picture')]],
])('checks the name and size of %s', (file, mistakes) => {
  expect(mediaMistakes(root, file)).toEqual(mistakes);
});
