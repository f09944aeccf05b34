/** The names of the modules that the build writes from the content; `languages.d.ts` has their types. */

/** The dynamic imports of all languages, and of the one-line language suggestions. */
export const languagesModule = 'virtual:languages';
export const suggestionsModule = 'virtual:suggestions';
/** The pages of collections. */
export const collectionsModule = 'virtual:collections';
/** The brand's mark. */
export const markModule = 'virtual:mark';
/** The rules for the forms of words that the search needs. */
export const wordFormsModule = 'virtual:word-forms';
/** Matches the module of a language. */
export const languageModule = /^virtual:language\/([\w-]+)$/;

/** Returns the resolved id of a language's virtual module, as Rollup lists it in a chunk's `moduleIds`. */
export function languageModuleId(code: string): string {
  return `\0virtual:language/${code}`;
}
