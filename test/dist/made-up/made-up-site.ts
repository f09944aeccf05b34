import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { defaultLocale, type Locale } from '../../../app/site/locales.ts';
import { pageAddress, type PageId } from '../../../app/site/pages.ts';
import { loadWords } from '../../../generate/content/load.ts';
import type { WordFile } from '../../../generate/content/schema.ts';

/** Reads the built files of a copy of the project. */
export function madeUpSite(copy: string) {
  const read = (address: string) => readFileSync(path.join(copy, 'dist', address), 'utf8');
  const files = () => readdirSync(path.join(copy, 'dist'), { recursive: true, encoding: 'utf8' });
  return {
    /** The words with which it was built. */
    words: <File extends WordFile>(file: File, locale: Locale = defaultLocale) =>
      loadWords(copy, locale.code, file),
    files,
    bytes: (address: string) => readFileSync(path.join(copy, 'dist', address)),
    read,
    /** All text files. */
    texts: () => files().filter((file) => /\.(?:html|js|md|txt|xml|vcf)$/.test(file)),
    page: (id: PageId, locale?: Locale): HTMLElement => {
      const address = pageAddress(id, locale);
      return parse(read(`${address === '/' ? '/index' : address}.html`));
    },
  };
}

export type MadeUpSite = ReturnType<typeof madeUpSite>;
