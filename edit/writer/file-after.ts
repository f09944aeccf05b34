import { splitMatter } from '#packages/content/reading/front-matter.ts';
import { isTextFile, type FileData, type FileText } from '../content/content-files.ts';
import { fileOf } from '../content/place.ts';
import { bodyKey, splitBody, withoutByteOrderMark } from '../content/text-file.ts';
import { Refused, type Edit, type ValueEdit } from './edits.ts';
import { applyEdits } from './write.ts';

/** Restores line breaks and byte order mark, which no text field keeps. */
function asIn(before: string, text: string): string {
  const bom = before.startsWith('\uFEFF') ? '\uFEFF' : '';
  const lines = withoutByteOrderMark(text).replaceAll('\r\n', '\n');
  return bom + (before.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines);
}

export const ended = (body: string): string => (body === '' || body.endsWith('\n') ? body : `${body}\n`);

const isOfBody = ({ at }: ValueEdit) => at.path.length === 1 && at.path[0] === bodyKey;

function textAfter(before: string, edits: readonly ValueEdit[]): string {
  const parts = splitMatter(withoutByteOrderMark(before).replaceAll('\r\n', '\n'));
  if (!parts) throw new Refused('the keys above the text cannot be read as they are now');
  const yaml = applyEdits(
    parts.yaml,
    edits.filter((edit) => !isOfBody(edit)),
  );
  const ofBody = edits.findLast(isOfBody);
  const below = ofBody?.do === 'set' ? splitBody(parts.body).above + ended(String(ofBody.value)) : parts.body;
  return asIn(before, parts.open + yaml + parts.close + below);
}

/** Relative to `content/`. */
export const fileOfEdit = (edit: Edit): string =>
  edit.do === 'write' ? edit.file : fileOf(edit.at.file, edit.at.locale);

/** @param edits those of this file; what is written as a whole has all others */
export function fileAfter(file: string, before: FileText, edits: readonly Edit[]): FileData {
  const whole = edits.findLast((edit) => edit.do === 'write');
  if (whole) {
    const { data } = whole;
    // A new file is written as it is: a moved one keeps its line breaks.
    return typeof data === 'string' && before !== undefined ? asIn(before, data) : data;
  }
  if (before === undefined) throw new Refused('the file is missing');
  const values = edits.filter((edit) => edit.do !== 'write');
  return isTextFile(file) ? textAfter(before, values) : applyEdits(before, values);
}
