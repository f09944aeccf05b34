import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaFolder, mediaMistakes } from '#packages/content/media/media-file.ts';
import { photoFiles } from './photo-files.ts';
import { photoMistakes, readPhotos } from '#packages/content/media/photo.ts';

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
  writeFileSync(full('high.jpg'), await plain(1080, 18_000).jpeg().toBuffer());
  const frames = Buffer.alloc(60 * 120 * 3, 9).fill(200, 60 * 60 * 3);
  const strip = sharp(frames, { raw: { width: 60, height: 120, channels: 3, pageHeight: 60 } });
  writeFileSync(full('moving.webp'), await strip.webp({ loop: 0, delay: [100, 100] }).toBuffer());
  writeFileSync(full('pages.tiff'), await strip.tiff().toBuffer());
  // As animated PNGs begin: the chunk acTL stands between the header and the pixels.
  const still = await plain(90, 90).png().toBuffer();
  const control = Buffer.concat([
    still.subarray(0, 33),
    Buffer.from('\0\0\0\u0008acTL\0\0\0\u0002\0\0\0\0....', 'latin1'),
  ]);
  writeFileSync(full('moving.png'), Buffer.concat([control, still.subarray(33)]));
  writeFileSync(full('moving.avif'), '\0\0\0\u0020ftypavis\0\0\0\0');
  // As phones begin, by brand; an AVIF may begin with one of them.
  const brands = { heic: 'mif1MiHEmiafMiHBheic', mif1: 'mif1heicmiaf' };
  for (const [brand, others] of Object.entries(brands))
    writeFileSync(
      full(`${brand}.jpg`),
      `\0\0\0${String.fromCharCode(16 + others.length)}ftyp${brand}\0\0\0\0${others}\0\0\u0001\0meta`,
    );
  writeFileSync(full('still.avif'), '\0\0\0\u0018ftypmif1\0\0\0\0mif1avif');
  writeFileSync(full('film.avif'), '\0\0\0\u0018ftypisom\0\0\0\0isommp42');
  writeFileSync(full('huge.png'), '');
  truncateSync(full('huge.png'), 20_000_001);
});
afterAll(() => rmSync(root, { recursive: true }));

test('rotates a picture upright, removes its metadata, and never enlarges it', async () => {
  const { 'turned.jpg': photo } = await readPhotos(root, ['turned.jpg']);
  expect(photo).toMatchObject({ width: 400, height: 700 });
  const files = await photoFiles(root, 'turned.jpg');
  const names = ['avif', 'webp'].flatMap((format) =>
    [160, 320, 400].map((each) => `${each}-${photo?.hash}.${format}`),
  );
  expect(files.map(({ address }) => address)).toEqual(names.map((name) => `/assets/turned-${name}`));
  for (const { address, make } of files) {
    const made = await sharp(await make()).metadata();
    const width = Number(/-(\d+)-[\w-]{8}\.\w+$/.exec(address)?.[1]);
    expect([made.width, made.height]).toEqual([width, Math.round((width * 7) / 4)]);
    const { exif, orientation, xmp, icc } = made;
    expect({ exif, orientation, xmp, icc }).toEqual({});
  }
});

test('a picture is described anew once its file is another one', async () => {
  for (const width of [20, 30]) {
    writeFileSync(full('again.png'), await plain(width, 20).png().toBuffer());
    expect(await readPhotos(root, ['again.png'])).toMatchObject({ 'again.png': { width } });
  }
});

test('finds the dominant color of a picture, and none for a transparent one', async () => {
  const photos = await readPhotos(root, ['turned.jpg', 'clear.png']);
  expect(photos['turned.jpg']?.color).toMatch(/^#1[0-9a-f]9[0-9a-f]8[0-9a-f]$/);
  expect(photos['clear.png']?.color).toBeUndefined();
});

// The red (199, 59, 50) of the web is (184, 71, 57) in the wide color space of phones and cameras.
test.each([8, 16])('converts the colors of a wide color space in a PNG of %d bits', async (bits) => {
  const [width, height] = [200, 200];
  const pixels = Uint16Array.from(
    { length: width * height * 3 },
    (_, at) => ([184, 71, 57][at % 3] ?? 0) * 257,
  );
  const wide = sharp(pixels, { raw: { width, height, channels: 3 } }).withIccProfile('p3', { attach: true });
  const name = `wide-${bits}.png`;
  await wide.toColorspace(bits === 16 ? 'rgb16' : 'srgb').toFile(full(name));
  const files = await photoFiles(root, name);
  for (const { make } of files) {
    const [r = 0, g = 0, b = 0] = await sharp(await make())
      .raw()
      .toBuffer();
    expect(Math.max(Math.abs(r - 199), Math.abs(g - 59), Math.abs(b - 50))).toBeLessThan(5);
  }
});

test.each([
  ['broken.jpg', /^broken\.jpg cannot be read as a picture .*export it again/],
  ['high.jpg', /high\.jpg has 1080 × 18000 pixels, and may be 8 times as high as wide/],
  ['pages.tiff', /pages\.tiff has several pictures in it/],
])('refuses to show %s', async (file, reason) => {
  const [mistake] = await photoMistakes(root, [file]);
  expect(mistake).toMatchObject({
    file: `content/media/${file}`,
    reason: expect.stringMatching(reason) as unknown,
  });
});

const several = expect.stringContaining('has several pictures in it') as unknown;
const heic = expect.stringContaining(
  'is a HEIC photo, which browsers do not show: export it as JPEG',
) as unknown;

test.each<[string, unknown[]]>([
  ['turned.jpg', []],
  ['moving.webp', [several]],
  ['moving.png', [several]],
  ['moving.avif', [several]],
  ['heic.jpg', [heic]],
  ['mif1.jpg', [heic]],
  ['IMG_1234.HEIC', [heic]],
  ['still.avif', []],
  ['film.avif', [expect.stringContaining('in no format of pictures that is known')]],
  ['huge.png', ['huge.png has 21 MB, and may have 20: save it smaller']],
  ['notes.pdf', [expect.stringContaining('notes.pdf is not the name of a picture')]],
])('checks the name and size of %s', (file, mistakes) => {
  expect(mediaMistakes(root, file)).toEqual(mistakes);
});
