/** What is left to do before the site goes public, as the launch check finds it, in an owner's words. */
import { localeOfPath, pageOfPath } from '#packages/site/addresses.ts';
import { writtenLanguages } from '#packages/content/written-languages.ts';
import { checkContent } from '#scripts/launch/content.ts';
import type { ReportLine } from '#scripts/launch/report.ts';
import { currentContent, shownSite, type Content } from '../content/content.ts';
import { capitalized, languageName, pageLabel } from '../content/labels.ts';
import { labelsOf, whereOf } from '../content/path-label.ts';
import { isTextName, namedBy, pathOf, type Place, type Spot } from '../content/place.ts';
import { fileLabel } from '../content/site-files.ts';
import { fieldAt } from '../words/fields.ts';

const folder = 'content/';
const contentFile = /content\/[\w/-]+\.(?:yaml|md)/g;

/** Whether a line is of the content itself, and not of what was built of it. */
const isContent = ({ file }: ReportLine) => file.startsWith('content') || file === '.git';

function labelsOfAddress({ source }: Content, address: string) {
  const { code } = localeOfPath(address, writtenLanguages);
  const file = source.addresses.get(address)?.texts?.[0]?.file;
  const page = pageOfPath(address, localeOfPath(address, writtenLanguages));
  return {
    page:
      file === undefined ? pageLabel(page ?? 'not-found') : whereOf(file.slice(folder.length), '', source),
    label: page === undefined && file === undefined ? address : '',
    language: languageName(code),
  };
}

function placeOf({ file, path = '' }: ReportLine): Place | undefined {
  const named = file.startsWith(folder) ? namedBy(file.slice(folder.length)) : undefined;
  return named && { ...named, path: pathOf(path) };
}

function labelsOfLine(content: Content, line: ReportLine) {
  const { file } = line;
  const place = placeOf(line);
  if (place) return labelsOf(place, content.source);
  if (file.startsWith('/')) return labelsOfAddress(content, file);
  const page = file === 'content' ? 'Languages' : fileLabel(file);
  return { page: page ?? 'For a developer', label: page === undefined ? file : '', language: '' };
}

/** What opens the value that is to be changed, or the nearest one around it; undefined for what is no value. */
function spotOfLine(content: Content, line: ReportLine): Spot | undefined {
  const { file, path } = placeOf(line) ?? { file: '', path: [] };
  if (isTextName(file)) return { file, path: [] };
  const around = path.map((_, index) => path.slice(0, path.length - index));
  const found = around.find((each) => fieldAt(content, file, each));
  return found && { file, path: found };
}

/** The dialog of what has no field of its own. */
function dialogOfLine({ file, path }: ReportLine): 'brand' | 'older texts' | undefined {
  if (file === 'content/mark.svg' || path === 'colors') return 'brand';
  return file === 'content' ? 'older texts' : undefined;
}

const pageNames = (content: Content, files: readonly string[]) => [
  ...new Set(files.map((file) => labelsOfLine(content, { file, state: 'note', reason: '' }).page)),
];

/** @param built what was found of the last build */
export function beforeLaunch(root: string, built: readonly ReportLine[]) {
  const content = currentContent(root);
  const site = shownSite(root);
  const lines = [
    ...(site ? checkContent(site, new Date()) : []),
    ...built.filter((line) => !isContent(line)),
  ];
  const named = (text: string) =>
    capitalized(
      text.replaceAll(contentFile, (file) => whereOf(file.slice(folder.length), '', content.source)),
    );
  return lines
    .filter(({ state }) => state !== 'good')
    .map((line) => ({
      state: line.state,
      ...labelsOfLine(content, line),
      reason: named(line.reason),
      alsoOn: pageNames(content, line.alsoIn ?? []),
      toDo: named(line.toDo ?? ''),
      spot: spotOfLine(content, line),
      dialog: dialogOfLine(line),
      address: line.file.startsWith('/') ? line.file : undefined,
    }));
}

export type ToDo = ReturnType<typeof beforeLaunch>[number];
