import languages, { type Language } from 'virtual:languages';
import type { LocaleCode } from './site/locales.ts';
import type { PageWords, Words } from '#generate/content/schema.ts';

/**
 * Fetches the words of the frame in one language, those of the screen that stands in where it fails, and what clocks
 * are called.
 */
export async function frameWords(locale: LocaleCode): Promise<Omit<Language, 'files'>> {
  return languages[locale]();
}

/** Fetches the checked words of one page in one language, as a chunk of their own. */
export async function words<File extends PageWords>(locale: LocaleCode, file: File): Promise<Words[File]> {
  const { files } = await languages[locale]();
  return (await files[file]()).default;
}
