/** Replaces what was found, as one save. */
import { valueOf } from '../changes/typed-values.ts';
import { currentContent, type Content } from '../content/content.ts';
import { problemAt, type Problem } from '../save/check-unsaved.ts';
import type { Save } from '../save/session.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import { applyEdits } from '../writer/write.ts';
import { partsOfFile, idOf, searched, type Searched } from './find.ts';
import { replaceIn, type Search } from './search.ts';

type Asked = { search: Search; by: string; ids: readonly string[]; hashes: Save['hashes'] };

/** Writes words so that Markdown takes none of their letters for a sign. */
const inMarkdown = (words: string) =>
  words.replaceAll(/[\\`*_[\]<>|~]|&(?=#?\w+;)|^[-+#](?=\s)|(?<=^\d+)[.)](?=\s|$)/g, String.raw`\$&`);

function editOf({ name, path = [], text, spans }: Searched, by: string): Edit {
  return { do: 'set', path, value: valueOf(name, path, replaceIn(text, spans, by)) };
}

/** Returns a Markdown file with all that is replaced in it. Throws Refused if that cannot be written. */
function textReplaced(content: Content, file: string, texts: readonly Searched[], by: string): string {
  const parts = partsOfFile(content, file);
  if (!parts) throw new Refused('the keys above the text cannot be read as they are now');
  const edits = texts.filter(({ path }) => path).map((each) => editOf(each, by));
  const below = texts.find(({ path }) => !path);
  const body = below ? replaceIn(parts.body, below.spans, inMarkdown(by)) : parts.body;
  return parts.open + applyEdits(parts.yaml, edits) + parts.close + body;
}

/** Returns the save that replaces places as `find` has named them, and the reasons why a file cannot be written. */
export function replacement(
  root: string,
  { search, by, ids, hashes }: Asked,
): { save: Save; problems: Problem[] } {
  const content = currentContent(root);
  const chosen = new Set(ids);
  const texts = searched(root, search).flatMap((each) => {
    const spans = each.spans.filter((span) => chosen.has(idOf(each, span)));
    return spans.length > 0 ? [{ ...each, spans }] : [];
  });
  const edits = new Map<string, Edit[]>();
  const whole = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [file, inFile] of Map.groupBy(texts, (each) => each.file)) {
    if (!file.endsWith('.md')) {
      edits.set(
        file,
        inFile.map((each) => editOf(each, by)),
      );
      continue;
    }
    try {
      whole.set(file, textReplaced(content, file, inFile, by));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problems.push(problemAt(file, error.key, error.message));
    }
  }
  const title = `Replace “${search.text.trim()}” with “${by}”`;
  return { save: { edits, texts: whole, hashes, title }, problems };
}
