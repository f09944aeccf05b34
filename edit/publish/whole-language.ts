/** Tells whether a file comes or goes with its language: of what is in it then, nothing else is worth saying. */
import { writtenCodes } from '#packages/content/written-languages.ts';
import { capitalized, pageLabel } from '../content/labels.ts';

export type WholeLanguage = { language: string; label: string; whole: 'new' | 'removed' };

const ofLanguage = /^content\/([a-z]{2,3}(?:-\w+)?)\/(.+)\.\w+$/;

/**
 * What tells it of a file of the project; undefined for any other file.
 *
 * @param published the files that were published last, as in 'es/home.yaml'
 */
export function wholeLanguages(published: Iterable<string>): (file: string) => WholeLanguage | undefined {
  const before = new Set([...published].map((file) => file.slice(0, Math.max(0, file.indexOf('/')))));
  return (file) => {
    const [, code, name = ''] = ofLanguage.exec(file) ?? [];
    const isThere = writtenCodes.some((each) => each === code);
    if (code === undefined || isThere === before.has(code)) return undefined;
    const language = capitalized(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code);
    return { language, label: pageLabel(name), whole: isThere ? 'new' : 'removed' };
  };
}
