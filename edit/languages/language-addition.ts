/** Adds a language to the site: its folder, its line, and its texts beside others, all in the words of the default language. */
import { addressNamed } from '#packages/site/addresses.ts';
import { defaultLocale, locales } from '#packages/site/locales.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { isTree, type Path } from '#packages/content/tree.ts';
import { wordFiles } from '#packages/content/schema.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import { languagesFile, movedFile, proofFiles, type FileText } from '../content/content-files.ts';
import { currentContent, type Content } from '../content/content.ts';
import type { Step } from '../save/session.ts';
import { addressIn } from '../texts/led-links.ts';
import { withoutMark } from '../texts/parsed-text.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import { applyEdits } from '../writer/write.ts';
import { languageEntry } from './new-languages.ts';

const first = defaultLocale.code;

/** Returns the edits that give a language the texts which a file must have in every language. */
function besideOthers(name: string, data: unknown, code: string, path: Path = []): Edit[] {
  if (!isTree(data)) return [];
  const keys = Object.keys(data);
  if (shapeAt(name, path)?.required?.includes(first))
    return [{ do: 'insert', path, at: keys.length, key: code, value: data[first] }];
  return keys.flatMap((key) => besideOthers(name, data[key], code, [...path, key]));
}

/** Returns the list of languages with one more. */
function listWith(list: string, code: string, territory: string): string {
  const known: object = JSON.parse(withoutMark(list));
  const entries = { ...known, [code]: languageEntry(code, territory) };
  const lines = Object.entries(entries).map(
    ([key, entry]) => `  "${key}": ${JSON.stringify(entry, null, 1).replaceAll(/\n\s*/g, ' ')}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Returns what stands at an address that the language would have; undefined if nothing does. */
function obstacle({ source }: Content, code: string, territory: string): string | undefined {
  const other = locales.find((each) => [each.code, each.prefix].includes(code));
  if (other) return `The site has ${other.name} already, at /${other.prefix}.`;
  if (writtenCodes.some((each) => source.language(each).slugs.pages.includes(code)))
    return `A page has the address ${code}, as the language would: give that another one first.`;
  const to = { ...defaultLocale, ...languageEntry(code, territory) };
  const own = new Set([...source.addresses.keys()].map((each) => addressIn(each, defaultLocale, to)));
  const moved = Object.keys(source.moved.data ?? {}).find((from) => own.has(addressNamed(from)));
  return moved && `${moved} leads elsewhere in content/${movedFile}: take that line out first.`;
}

/**
 * Returns the step that adds a language. Articles and other texts have it once they are translated. Throws Refused if the site
 * has it, or something else at its addresses, and while a file has a mistake.
 *
 * @param code of ISO 639-1, which also begins its addresses
 * @param territory the country (ISO 3166) whose formats of numbers and dates apply
 */
export function languageAddition(
  root: string,
  { code, territory }: { code: string; territory: string },
): Step {
  const content = currentContent(root);
  const { source } = content;
  const { folder, mistakes } = source;
  const { name } = languageEntry(code, territory);
  const reason = obstacle(content, code, territory);
  if (reason !== undefined) throw new Refused(reason);
  if (mistakes.length > 0) throw new Refused('Correct the files with mistakes first. Nothing was added.');
  const text = (file: string): FileText => folder.texts.get(`content/${file}`);
  const before = new Map<string, FileText>();
  const after = new Map<string, FileText>();
  const write = (file: string, next: FileText) => {
    if (next === undefined || next === text(file)) return;
    before.set(file, text(file));
    after.set(file, next);
  };
  for (const file of wordFiles) write(`${code}/${file}.yaml`, text(`${first}/${file}.yaml`));
  for (const file of proofFiles) {
    const edits = besideOthers(file.replace('.yaml', ''), source.yaml(`content/${file}`).data, code);
    write(file, edits.length > 0 ? applyEdits(text(file) ?? '', edits) : undefined);
  }
  write(languagesFile, listWith(text(languagesFile) ?? '{}', code, territory));
  return { title: `Add ${name}`, before, after };
}
