import { readFileSync } from 'node:fs';
import { designColors } from '#packages/content/brand/design.ts';
import { derivePalette } from '#packages/content/brand/derive-palette.ts';
import { paletteCss } from '#packages/content/brand/palette.ts';

const page = readFileSync(new URL('stand-in.html', import.meta.url), 'utf8');

/** Shown in place of a page while a file of the content has a mistake. */
export const standIn = page.replace(
  '/* The palette. */',
  // The site's own colors may be what cannot be read.
  paletteCss(derivePalette(designColors)),
);
