import type { LocaleCode } from '#app/site/locales.ts';
import type { WordFile, Words } from './schema.ts';

const files = import.meta.glob<{ default: unknown }>('/content/*/*.yaml');

/** Fetches the checked words of one page in one language, as a chunk of their own. */
export async function words<File extends WordFile>(locale: LocaleCode, file: File): Promise<Words[File]> {
  const load = files[`/content/${locale}/${file}.yaml`];
  if (!load) throw new Error(`content/${locale}/${file}.yaml is missing`);
  return (await load()).default as Words[File];
}
