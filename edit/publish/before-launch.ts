import { locales } from '#packages/site/locales.ts';
import { localeOfPath, pageOfPath } from '#packages/site/addresses.ts';
import { logoFile } from '#packages/content/brand/logo.ts';
import { splitText } from '#packages/content/texts/text-file.ts';
import { checkContent } from '#scripts/launch/content.ts';
import type { ReportLine } from '#scripts/launch/report.ts';
import { currentContent, shownSite, type Content } from '../content/content.ts';
import { capitalized, languageName, pageLabel } from '../content/labels.ts';
import { labelsOf, withNames } from '../content/path-label.ts';
import { isTextName, namedBy, pathOf, type Place } from '../content/place.ts';
import { fileLabel } from '../content/site-files.ts';
import { bodyKey, splitBody } from '../content/text-file.ts';
import { fieldAt, fieldsBelow } from '../words/fields.ts';
import { listFile } from './parts.ts';

/** Not of what was built from the content. */
const isContent = ({ file }: ReportLine) => file.startsWith('content') || file === '.git';

function placeOf({ file, path = '' }: Pick<ReportLine, 'file' | 'path'>): Place | undefined {
  const named = file.startsWith('content/') ? namedBy(file) : undefined;
  return named && { ...named, path: pathOf(path) };
}

function labelsOfLine(content: Content, { file: of, path }: Pick<ReportLine, 'file' | 'path'>) {
  const { source } = content;
  // For the page of a text, the text.
  const file = source.addresses.get(of)?.texts?.[0]?.file ?? of;
  const place = placeOf({ file, path: (file === of && path) || '' });
  if (place) return labelsOf(place, source);
  const locale = localeOfPath(of, locales);
  const page = pageOfPath(of, locale);
  if (of.startsWith('/'))
    return { page: page ? pageLabel(page) : of, label: '', language: languageName(locale.code) };
  const known = of === 'content' ? (path ? 'Held back' : 'Languages') : fileLabel(of);
  return { page: known ?? 'For a developer', label: known === undefined ? of : '', language: '' };
}

/** @param line that of the file; returns that of its Markdown */
function bodyLine(source: string, line: number): number {
  const { body, linesBefore } = splitText(source);
  return line - linesBefore - splitBody(body).above.split('\n').length + 1;
}

/** The value to change, or the nearest one around it or in it, with its line in Markdown. Undefined for what is no value. */
function valueOfLine(content: Content, line: ReportLine): (Place & { line?: number }) | undefined {
  // For what is no value, what stands for it in its dialog.
  if (line.file === listFile) return { file: 'languages', locale: '', path: pathOf(line.path ?? '') };
  if (line.file === logoFile) return { file: 'logo', locale: '', path: [] };
  const place = placeOf(line);
  if (!place) return undefined;
  const { file, locale, path } = place;
  if (isTextName(file)) {
    if (line.line === undefined) return place;
    const source = content.source.folder.texts.get(line.file) ?? '';
    return { file, locale, path: [bodyKey], line: bodyLine(source, line.line) };
  }
  const around = path.map((_, index) => path.slice(0, path.length - index));
  const found =
    around.find((each) => fieldAt(content, file, each)) ??
    (path.length > 0 ? fieldsBelow(content, file, path)[0]?.path : undefined);
  return found && { file, locale, path: found };
}

/** For what has no field of its own. */
function dialogOfLine({ file, path }: ReportLine): 'brand' | 'facts' | 'older texts' | undefined {
  if (file === logoFile || path === 'colors') return 'brand';
  if (file === listFile) return 'facts';
  // What is due has a path, and stands in this dialog.
  return file === 'content' && !path ? 'older texts' : undefined;
}

/** @param built what was found in the last build; undefined if it was not checked */
export function beforeLaunch(root: string, built: readonly ReportLine[] | undefined) {
  const content = currentContent(root);
  const site = shownSite(root);
  const lines = [
    ...(site ? checkContent(site, new Date()) : []),
    ...(built ?? []).filter((line) => !isContent(line)),
  ];
  const named = (text: string) => capitalized(withNames(text, content.source));
  const items = lines
    .filter(({ state }) => state !== 'good')
    .map((line) => ({
      state: line.state,
      ...labelsOfLine(content, line),
      reason: named(line.reason),
      alsoOn: [...new Set(line.alsoIn?.map((file) => labelsOfLine(content, { file }).page))],
      toDo: named(line.toDo ?? ''),
      at: valueOfLine(content, line),
      dialog: dialogOfLine(line),
      address: line.file.startsWith('/') ? line.file : undefined,
    }));
  return { items, isChecked: built !== undefined };
}

export type ToDo = ReturnType<typeof beforeLaunch>['items'][number];
