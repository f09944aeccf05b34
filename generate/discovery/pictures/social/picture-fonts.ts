/** The fonts with which Pango sets link previews: the site's own first, and none of the machine. */
import path from 'node:path';
import sharp from 'sharp';
import { cacheFile, writeCache } from '#packages/cache/cache-files.ts';
import { once } from '#packages/site/once.ts';
import { ownFont, readFont, type FontFile } from '#generate/fonts/font-file.ts';

const scripts = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
  'devanagari',
];
const notoSans = () =>
  scripts.map((script) =>
    readFont(`@fontsource-variable/noto-sans/files/noto-sans-${script}-wght-normal.woff2`),
  );
const notoEmoji = () =>
  Array.from({ length: 11 }, (_, part) =>
    readFont(`@fontsource/noto-emoji/files/noto-emoji-${part}-700-normal.woff2`),
  );

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (text: string) =>
  Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment);
// Signs that only say how their neighbors are drawn, and the line breaks of headlines.
const undrawn = new Set(['\n', '\u200d', '\ufe0e', '\ufe0f']);

/** The first of some fonts that has all of a character, such as a letter with its accents. */
function fontOf(character: string, fonts: readonly FontFile[]): FontFile | undefined {
  const points = Array.from(character).filter((point) => !undrawn.has(point));
  return fonts.find(({ characters }) => points.every((point) => characters.has(point)));
}

/** The most important first: a word in two designs is hard to read, so one family has all letters if any does. */
async function fontsFor(characters: readonly string[]): Promise<FontFile[]> {
  const own = Object.values(ownFont);
  if (characters.every((each) => fontOf(each, own))) return own;
  const [others, emoji] = [await Promise.all(notoSans()), await Promise.all(notoEmoji())];
  const letters = characters.filter((each) => /\p{L}/u.test(each));
  const isWhole = [own, others].map((fonts) => letters.every((letter) => fontOf(letter, fonts)));
  const families = isWhole[1] && !isWhole[0] ? [others, own] : [own, others];
  return [...families.flat(), ...emoji];
}

const families: readonly (readonly [file: string, name: string])[] = [
  ['schibsted-grotesk', 'Schibsted Grotesk'],
  ['noto-sans', 'Noto Sans'],
  ['noto-emoji', 'Noto Emoji'],
];
const familyOf = ({ name }: FontFile) => families.find(([file]) => name.includes(file))?.[1] ?? '';

/** Pango reads its settings with its first text. After it, they are restored for programs that this process starts. */
const start = once(async (root: string): Promise<void> => {
  const settings = 'fonts/fontconfig.xml';
  writeCache(root, settings, '<fontconfig/>');
  const { FONTCONFIG_FILE: file, PANGOCAIRO_BACKEND: backend } = process.env;
  Object.assign(process.env, {
    FONTCONFIG_FILE: cacheFile(root, settings),
    PANGOCAIRO_BACKEND: 'fontconfig',
  });
  await sharp({ text: { text: '.' } }).metadata();
  delete process.env.FONTCONFIG_FILE;
  delete process.env.PANGOCAIRO_BACKEND;
  Object.assign(process.env, file && { FONTCONFIG_FILE: file }, backend && { PANGOCAIRO_BACKEND: backend });
});

const register = once(async (root: string, { name, sfnt }: FontFile): Promise<void> => {
  const file = `fonts/${path.parse(name).name}.ttf`;
  writeCache(root, file, sfnt);
  await sharp({ text: { text: '.', fontfile: cacheFile(root, file) } }).metadata();
});

/** `families` are names for Pango, which sets each letter in the first that has it; the same ones in the same order have the same `key`. */
export async function pictureFonts(root: string, texts: readonly string[]) {
  const characters = [...new Set(texts.flatMap(charactersOf))];
  const fonts = await fontsFor(characters);
  const used = new Set([ownFont.latin, ...characters.flatMap((each) => fontOf(each, fonts) ?? [])]);
  await start(root);
  for (const font of used) await register(root, font);
  return {
    families: [...new Set(fonts.map(familyOf))].join(),
    missing: characters.filter((each) => !fontOf(each, fonts)),
    key: fonts.map(({ name }) => name).join(),
  };
}
