/** The names of the modules that the build writes from the content; `languages.d.ts` has their types. */

export const languagesModule = 'virtual:languages';
export const suggestionsModule = 'virtual:suggestions';
export const collectionsModule = 'virtual:collections';
export const markModule = 'virtual:mark';
export const wordFormsModule = 'virtual:word-forms';
export const languageModule = /^virtual:language\/([\w-]+)$/;

/** The resolved id of a language's virtual module, as Rollup lists it in a chunk's `moduleIds`. */
export function languageModuleId(code: string): string {
  return `\0virtual:language/${code}`;
}
