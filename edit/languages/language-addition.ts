import { addressNamed } from '#packages/site/addresses.ts';
import { defaultLocale, locales } from '#packages/site/locales.ts';
import { rootOf } from '#packages/content/schemas/shapes.ts';
import { isGroup, valueAt, walk } from '#packages/content/tree.ts';
import { wordFiles } from '#packages/content/schema.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { languagesFile, languagesIn, proofFiles, type FileText } from '../content/content-files.ts';
import type { Content } from '../content/content.ts';
import { addressIn } from '../texts/links.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import { languageEntry } from './new-languages.ts';

const first = defaultLocale.code;

/** For the texts that a file must have in every language, and does not have in this one yet. */
export function copiedTexts(file: string, data: unknown, code: string): Edit[] {
  return [...walk(rootOf(file, data))]
    .filter(({ shape, value }) => shape?.required?.includes(first) && isGroup(value) && !(code in value))
    .map(({ path, value }) => ({
      do: 'insert',
      at: { file, locale: '', path: [...path, code] },
      value: valueAt(value, [first]),
    }));
}

/** One language a line. */
export function listOfLanguages(entries: object): string {
  const lines = Object.entries(entries).map(
    ([key, entry]) => `  "${key}": ${JSON.stringify(entry, null, 1).replaceAll(/\n\s*/g, ' ')}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

function obstacle({ source }: Content, code: string, territory: string): string | undefined {
  const other = locales.find((each) => [each.code, each.prefix].includes(code));
  if (other) return `The site has ${other.name} already, at /${other.prefix}.`;
  if (localeCodes.some((each) => Object.hasOwn(source.language(each).texts.pages, code)))
    return `A page has the address ${code}, as the language would: give that another one first.`;
  const to = { ...defaultLocale, ...languageEntry(code, territory) };
  const own = new Set([...source.addresses.keys()].map((each) => addressIn(each, defaultLocale, to)));
  const moved = Object.keys(source.moved.data ?? {}).find((from) => own.has(addressNamed(from)));
  return moved && `${moved} leads elsewhere, as an old address: take that line out first.`;
}

/**
 * The new language is held back as a whole, and has no articles until they are translated. Throws Refused if the site already has
 * it, or something else at its addresses, and while a file has a mistake.
 *
 * @param territory the country (ISO 3166) whose formats of numbers and dates apply
 */
export function languageAddition(
  content: Content,
  { code, territory }: { code: string; territory: string },
): Edit[] {
  const { folder, mistakes, yaml } = content.source;
  const reason = obstacle(content, code, territory);
  if (reason !== undefined) throw new Refused(reason);
  if (mistakes.length > 0) throw new Refused('Correct the files with mistakes first. Nothing was added.');
  const text = (file: string): FileText => folder.texts.get(`content/${file}`);
  const own = wordFiles.map((file): Edit => ({
    do: 'write',
    file: `${code}/${file}.yaml`,
    data: text(`${first}/${file}.yaml`),
  }));
  const shared = proofFiles.flatMap((file) =>
    copiedTexts(file.replace('.yaml', ''), yaml(`content/${file}`).data, code),
  );
  const known = languagesIn(text(languagesFile));
  const list = listOfLanguages({ ...known, [code]: { ...languageEntry(code, territory), draft: true } });
  return [...own, ...shared, { do: 'write', file: languagesFile, data: list }];
}
