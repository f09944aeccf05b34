import { readFileSync } from 'node:fs';
import path from 'node:path';
import { convert } from 'fontverter';
import { Blob, Buffer as Text, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { loadSite } from '#packages/content/site.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { ownFont } from './font-file.ts';
import { writeFonts } from './fonts.ts';

/** By how much pairs of letters are moved together at a weight, in units of the font. */
function kerningOf(sfnt: Buffer, weight: number): number[] {
  const font = new Font(new Face(new Blob(sfnt)));
  font.setVariations([new Variation('wght', weight)]);
  const widths = [1, 0].map((kern) => {
    const text = new Text();
    text.addText('AV To Ty We LT P.');
    text.guessSegmentProperties();
    shape(font, text, [new Feature('kern', kern)]);
    return text.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  });
  const [kerned = [], plain = []] = widths;
  return kerned.map((width, index) => width - (plain[index] ?? 0));
}

test('bold text of every weight has the kerning of the lightest, which takes less room and time than one that varies', async () => {
  const dist = temporaryFolder();
  const files = await writeFonts(loadSite('test/sites/meridian'), dist);
  const read = (file: string) => convert(readFileSync(path.join(dist, file)), 'sfnt');
  const [plain, cut] = [await read(files['schibsted-text']), await read(files['schibsted-strong'])];
  const lightest = kerningOf(ownFont.latin.sfnt, 650);
  expect(lightest.filter((moved) => moved < 0).length).toBeGreaterThan(4);
  expect(kerningOf(ownFont.latin.sfnt, 800)).not.toEqual(lightest);
  expect(kerningOf(cut, 650)).toEqual(lightest);
  expect(kerningOf(cut, 800)).toEqual(lightest);
  // That of a file of one weight, with the same characters.
  const [size, least] = [cut, plain].map((font) => new Face(new Blob(font)).referenceTable('GPOS')?.length);
  expect(size).toBe(least);
});
