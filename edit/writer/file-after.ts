import { splitMatter } from '#packages/content/reading/front-matter.ts';
import { isTextFile, type FileData, type FileText } from '../content/content-files.ts';
import { fileOf } from '../content/place.ts';
import { bodyKey, splitBody, withoutByteOrderMark } from '../content/text-file.ts';
import { Refused, type Edit, type ValueEdit } from './edits.ts';
import { applyEdits } from './write.ts';

/** Keeps line breaks and byte order mark, which no text field keeps. */
function asIn(before: string, change: (plain: string) => string): string {
  const text = withoutByteOrderMark(before);
  const bom = before.slice(0, before.length - text.length);
  const isWindows = text.includes('\r\n') && !/(?<!\r)\n/.test(text);
  const after = change(isWindows ? text.replaceAll('\r\n', '\n') : text);
  return bom + (isWindows ? after.replaceAll('\n', '\r\n') : after);
}

export const ended = (body: string): string => (body === '' || body.endsWith('\n') ? body : `${body}\n`);

const isOfBody = ({ at }: ValueEdit) => at.path.length === 1 && at.path[0] === bodyKey;

function textAfter(before: string, edits: readonly ValueEdit[]): string {
  const parts = splitMatter(before);
  if (!parts) throw new Refused('the keys above the text cannot be read as they are now');
  const yaml = applyEdits(
    parts.yaml,
    edits.filter((edit) => !isOfBody(edit)),
  );
  const ofBody = edits.findLast(isOfBody);
  const below = ofBody?.do === 'set' ? splitBody(parts.body).above + ended(String(ofBody.value)) : parts.body;
  return parts.open + yaml + parts.close + below;
}

/** A new file is written as it is: a moved one keeps its line breaks. */
const wholeAfter = (before: FileText, data: FileData): FileData =>
  typeof data === 'string' && before !== undefined
    ? asIn(before, () => withoutByteOrderMark(data).replaceAll('\r\n', '\n'))
    : data;

/** Relative to `content/`. */
export const fileOfEdit = (edit: Edit): string =>
  edit.do === 'write' ? edit.file : fileOf(edit.at.file, edit.at.locale);

/** @param edits those of this file; if one writes it as a whole, the others change what that has written */
export function fileAfter(file: string, before: FileText, edits: readonly Edit[]): FileData {
  const whole = edits.findLast((edit) => edit.do === 'write');
  const values = edits.filter((edit) => edit.do !== 'write');
  const data = whole ? wholeAfter(before, whole.data) : before;
  if (data === undefined && !whole) throw new Refused('the file is missing');
  if (typeof data !== 'string' || values.length === 0) return data;
  const change = isTextFile(file) ? textAfter : applyEdits;
  return asIn(data, (plain) => change(plain, values));
}
