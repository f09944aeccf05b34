import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { createActions } from '../server/actions.ts';
import { listPictures, openPicture, pictureFile } from './pictures.ts';

const [copy, actions] = eachCopy(({ root }) => createActions(root));

const there = () => (existsSync(copy.full('media')) ? readdirSync(copy.full('media')) : []);

/** A picture of two colours, the left half and the right half, that a camera has turned. */
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
  expect(await openPicture(copy.root, 'Foto del año (1).JPG', bytes)).toEqual({
    file: 'foto-del-ano-1.jpg',
    width: 60,
    height: 40,
    preview: expect.stringMatching(/^data:image\/webp;base64,/),
    mistakes: [],
  });
  expect(there()).toEqual([]);
  copy.write('media/Foto.jpg', bytes);
  expect((await openPicture(copy.root, 'foto.jpg', bytes)).file).toBe('foto-2.jpg');
  expect((await openPicture(copy.root, '¿?.png', await photo('png'))).file).toBe('picture.png');
  expect(await listPictures(copy.root)).toMatchObject([{ file: 'Foto.jpg', width: 60 }]);
});

test.each([
  ['another kind of file', 'team.pdf', Buffer.from('%PDF'), 'is not the name of a picture'],
  ['another kind of file by its name', 'team.jpg', Buffer.from('%PDF'), 'cannot be read as a picture'],
  ['half a picture', 'team.jpg', Buffer.from('ffd8ffe0', 'hex'), 'cannot be read as a picture'],
  ['a large one', 'team.jpg', Buffer.alloc(20_500_000), 'has 21 MB, and may have 20: save it smaller'],
])('says in words why the build would refuse %s', async (_, name, bytes, reason) => {
  const data = bytes.toString('base64');
  expect((await actions.openPicture({ name, data })).mistakes).toEqual([expect.stringContaining(reason)]);
  await expect(actions.addPicture({ name, data })).rejects.toThrow(reason);
  expect(there()).toEqual([]);
});

test('keeps the part that was chosen, upright, in the format of the picture', async () => {
  const crop = { left: 32, top: 0, width: 24, height: 40 };
  const { file, bytes } = await pictureFile(copy.root, 'two.png', await photo('png'), crop);
  expect(file).toBe('two.png');
  const { format, width, height, orientation = 1 } = await sharp(bytes).metadata();
  expect([format, width, height, orientation]).toEqual(['png', 24, 40, 1]);
  const { dominant } = await sharp(bytes).stats();
  // The right half, which was at the top before it was turned.
  expect(dominant.r).toBeGreaterThan(200);
  const whole = await photo();
  expect((await pictureFile(copy.root, 'two.jpg', whole, undefined)).bytes.equals(whole)).toBe(true);
});

test('a new picture is undone and redone, and stays while something shows it', async () => {
  const bytes = await photo();
  const data = bytes.toString('base64');
  const added = await actions.addPicture({ name: 'Team.jpg', data });
  expect(added).toMatchObject({ state: 'saved', file: 'team.jpg', undo: 'Add the picture team.jpg' });
  expect(readFileSync(copy.full('media/team.jpg')).equals(bytes)).toBe(true);
  expect(actions.undo()).toMatchObject({ state: 'saved' });
  expect(there()).toEqual([]);
  expect(actions.redo()).toMatchObject({ state: 'saved' });
  expect(readFileSync(copy.full('media/team.jpg')).equals(bytes)).toBe(true);
  copy.write(
    'people.yaml',
    "title: { en: People, es: Personas }\npeople:\n  ana:\n    name: Ana\n    role: { en: x, es: 'y' }\n    portrait: team.jpg\n",
  );
  expect(actions.undo()).toMatchObject({
    state: 'refused',
    problems: [{ file: 'people.yaml', reason: 'shows team.jpg: take it out there first' }],
  });
  expect(actions.open({ keys: ['people:people.ana.portrait'] }).fields[0]).toMatchObject({
    kind: 'picture',
    ratio: 0.8,
  });
  expect(there()).toEqual(['team.jpg']);
  copy.write('media/team.jpg', 'by hand');
  expect(actions.undo()).toMatchObject({ state: 'changed', files: ['media/team.jpg'] });
});
