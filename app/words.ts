import languages, { type Language } from 'virtual:languages';
import type { LocaleCode } from '#packages/site/locales.ts';
import type { PageWords, Words } from '#packages/content/schema.ts';

/** The words of the frame and of the error screen, how the language writes times, and the links of its menus. */
export async function frameWords(locale: LocaleCode): Promise<Omit<Language, 'files'>> {
  return languages[locale]();
}

/** Loads the words of one page in one language, which are a chunk by themselves. */
export async function words<File extends PageWords>(locale: LocaleCode, file: File): Promise<Words[File]> {
  const { files } = await languages[locale]();
  return (await files[file]()).default;
}
