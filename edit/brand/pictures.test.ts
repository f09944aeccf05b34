import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { spots } from '#test/content/spots.ts';
import { hashOf } from '../content/content-files.ts';
import { createActions } from '../server/actions.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

const there = () => (existsSync(copy.full('media')) ? readdirSync(copy.full('media')) : []);

/** A picture of two colors, the left half and the right half, that a camera has turned. */
const photo = (extension: 'jpeg' | 'png' = 'jpeg') =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: '#1f3bff' } })
    .composite([
      { input: { create: { width: 40, height: 30, channels: 3, background: '#ffb000' } }, gravity: 'north' },
    ])
    .toFormat(extension)
    // To be turned by a quarter, so that it is 60 wide and 40 high.
    .withMetadata({ orientation: 6 })
    .toBuffer();

test('a picture gets a name that addresses can have, and that none has yet', async () => {
  const bytes = await photo();
  expect(await actions.openPicture({ name: 'Foto del año (1).JPG', bytes })).toEqual({
    file: 'foto-del-ano-1.jpg',
    hash: hashOf(bytes),
    width: 60,
    height: 40,
    preview: expect.stringMatching(/^data:image\/webp;base64,/),
    mistakes: [],
  });
  expect(await actions.openPicture({ name: 'IMG_1.HEIC', bytes })).toMatchObject({
    file: 'img-1.jpg',
    mistakes: [],
  });
  expect(there()).toEqual([]);
  copy.write('media/Foto.jpg', bytes);
  const shown = await actions.openPicture({ name: 'foto.jpg', bytes });
  expect(shown.file).toBe('foto-2.jpg');
  const another = await photo('png');
  expect((await actions.openPicture({ name: '¿?.png', bytes: another })).file).toBe('picture.png');
  // Another picture of the same name is not used in place of the one that was shown.
  await actions.openPicture({ name: 'foto.jpg', bytes: another });
  await expect(actions.addPicture({ file: shown.file, hash: shown.hash })).rejects.toThrow('choose it again');
  expect(await actions.pictures()).toMatchObject({ pictures: [{ file: 'Foto.jpg', width: 60 }] });
});

test.each([
  ['another kind of file', 'team.pdf', '%PDF', 'is not the name of a picture'],
  ['a GIF', 'team.gif', 'GIF89a', 'is a GIF picture: save it as PNG'],
  ['a drawing', 'team.svg', '<svg xmlns="x"/>', 'is a drawing (SVG): export it as PNG'],
  ['a sentence after the last dot', `¿.${'x'.repeat(250)}`, 'hello', 'is not the name of a picture'],
  ['no name at all', '?', 'hello', 'is not the name of a picture'],
  ['a document by the name of a picture', 'team.jpg', '%PDF-1.7', 'is a PDF document: export'],
  ['a web page', 'team.png', '<!DOCTYPE html><title>404', 'is a web page: open the page'],
  ['a pointer of Git LFS', 'team.jpg', 'version https://git-lfs.github.com/spec/v1\n', 'git lfs pull'],
  ['an empty file', 'team.jpg', '', 'is empty: get it again'],
  ['what is not known', 'team.jpg', 'hello', 'in no format of pictures that is known'],
  ['half a picture', 'team.jpg', '\u00ff\u00d8\u00ff\u00e0', 'cannot be read as a picture'],
  ['a large one', 'team.jpg', '\0'.repeat(60_500_000), 'has 61 MB, and may have 60: save it smaller'],
])('says in words why the build would refuse %s', async (_, name, data, reason) => {
  const { file, hash, mistakes } = await actions.openPicture({ name, bytes: Buffer.from(data, 'latin1') });
  expect(mistakes).toEqual([expect.stringContaining(reason)]);
  await expect(actions.addPicture({ file, hash })).rejects.toThrow('choose it again');
  expect(there()).toEqual([]);
});

test('keeps the part that was chosen, upright, in the format of the picture', async () => {
  const { file, hash } = await actions.openPicture({ name: 'two.png', bytes: await photo('png') });
  await actions.addPicture({ file, hash, crop: { left: 32, top: 0, width: 24, height: 40 } });
  const written = sharp(copy.full('media/two.png'));
  expect(await written.metadata()).toMatchObject({ format: 'png', width: 24, height: 40 });
  // The right half, which was at the top before it was turned.
  expect((await written.stats()).dominant.r).toBeGreaterThan(200);
});

test('a photo as a camera saves it gets smaller, upright and in the colors of the web, and loses its notes', async () => {
  const size = { width: 3000, height: 4500, channels: 3, background: '#ff0000' } as const;
  const bytes = await sharp({ create: size })
    .jpeg()
    .withMetadata({ orientation: 6, icc: 'p3' })
    .withExifMerge({ IFD3: { GPSLatitude: '10/1 0/1 0/1' } })
    .toBuffer();
  const { file, hash, ...opened } = await actions.openPicture({ name: 'IMG_1.JPG', bytes });
  expect(opened).toMatchObject({ width: 3200, height: 2133, mistakes: [] });
  await actions.addPicture({ file, hash });
  const written = sharp(copy.full('media/img-1.jpg'));
  const { width, height, exif, icc } = await written.metadata();
  expect({ width, height, exif, icc }).toEqual({
    width: 3200,
    height: 2133,
    exif: undefined,
    icc: undefined,
  });
  // The red of the web has 51 of green in Display P3.
  expect((await written.stats()).channels[1]?.mean).toBeLessThan(10);
});

test('a new picture stays while something shows it', async () => {
  const { file, hash } = await actions.openPicture({ name: 'Team.jpg', bytes: await photo() });
  const added = await actions.addPicture({ file, hash });
  expect(added).toMatchObject({ state: 'saved', file: 'team.jpg' });
  expect(await actions.state()).toMatchObject({ undo: 'Add the picture team.jpg' });
  copy.write(
    'people.yaml',
    "title: { en: People, es: Personas }\npeople:\n  ana:\n    name: Ana\n    role: { en: x, es: 'y' }\n    portrait: team.jpg\n",
  );
  expect(actions.undo()).toMatchObject({
    state: 'refused',
    problems: [{ file: 'people.yaml', reason: 'shows team.jpg: take it out there first' }],
  });
  expect(actions.words({ spots: spots('people:people.ana.portrait') }).fields[0]).toMatchObject({
    kind: 'picture',
    ratio: 0.8,
  });
  expect(there()).toEqual(['team.jpg']);
});
