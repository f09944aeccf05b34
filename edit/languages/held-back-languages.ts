import { defaultLocale, locales, type LocaleCode } from '#packages/site/locales.ts';
import { readable } from '#scripts/launch/quoted.ts';
import { textsOf, untranslated } from '#scripts/launch/texts.ts';
import { languagesFile } from '../content/content-files.ts';
import { currentContent, type Content } from '../content/content.ts';
import { labelsOf } from '../content/path-label.ts';
import { isTextName, namedBy, pathOf } from '../content/place.ts';
import { bodyKey } from '../content/text-file.ts';
import type { Edit } from '../writer/edits.ts';
import { fileAfter } from '../writer/file-after.ts';

/** Each with its sentences that are still those of the first language. */
export function heldBackLanguages(root: string) {
  const { source } = currentContent(root);
  const texts = textsOf(source.folder.texts);
  return locales
    .filter(({ draft }) => draft)
    .map(({ code, name }) => ({
      code,
      name,
      untranslated: untranslated(texts, code, defaultLocale.code).flatMap(({ file, path = '', ...text }) => {
        const named = namedBy(file);
        if (!named) return [];
        // The Markdown of a text is one value.
        const at = { ...named, path: path === '' ? [bodyKey] : pathOf(path) };
        return {
          ...labelsOf(isTextName(at.file) ? { ...at, path: [] } : at, source),
          text: readable(text),
          at,
        };
      }),
    }));
}

export type HeldBackLanguage = ReturnType<typeof heldBackLanguages>[number];

export function languageOnline({ text }: Content, code: LocaleCode): Edit[] {
  const at = { file: 'languages', locale: '', path: [code, 'draft'] };
  const list = fileAfter(languagesFile, text(languagesFile), [{ do: 'remove', at }]);
  return [{ do: 'write', file: languagesFile, data: list }];
}
