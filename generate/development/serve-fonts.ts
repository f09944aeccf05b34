import type { Connect } from 'vite';
import { ownFont } from '../fonts/font-file.ts';
import type { FontAddresses } from '../fonts/fonts.ts';
import { handler } from './handler.ts';

/** In development all font files are the complete font, but for the letters of other languages. */
export const developmentFonts: FontAddresses = {
  'schibsted-text': '/@fonts/schibsted-text.woff2',
  'schibsted-strong': '/@fonts/schibsted-strong.woff2',
  'schibsted-latin-1': '/@fonts/schibsted-latin-1.woff2',
  'schibsted-latin-ext': '/@fonts/schibsted-latin-ext.woff2',
};

export function serveFonts(): Connect.NextHandleFunction {
  return handler(async ({ url = '' }, response) => {
    const { latin, latinExt } = ownFont;
    response.setHeader('content-type', 'font/woff2');
    response.end((url.includes('latin-ext') ? latinExt : latin).bytes);
    return true;
  });
}
