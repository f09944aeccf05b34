import type { Connect } from 'vite';
import { wholeFont, type FontAddresses } from '../fonts/fonts.ts';
import { handler } from './handler.ts';

/** In development all font files are the same complete font. */
export const developmentFonts: FontAddresses = {
  'schibsted-text': '/@fonts/schibsted-text.woff2',
  'schibsted-strong': '/@fonts/schibsted-strong.woff2',
  'schibsted-latin-1': '/@fonts/schibsted-latin-1.woff2',
};

export function serveFonts(): Connect.NextHandleFunction {
  return handler(async (_, response) => {
    const font = await wholeFont();
    response.setHeader('content-type', 'font/woff2');
    response.end(font);
    return true;
  });
}
