/** Which files of the project belong to what an owner publishes, and what they are called. */
import path from 'node:path';
import { collectionFacts } from '#packages/site/collections.ts';
import { isLeftBehind } from '#packages/content/reading/content-folder.ts';
import { projectFileNames } from '#hosting/project-files.ts';
import { capitalized } from './labels.ts';

const hostFiles = [...projectFileNames, 'Containerfile'];

const patterns: readonly (readonly [label: string, file: RegExp])[] = [
  ['Picture', /^content\/media\/([^/.][^/]*)$/],
  ['Words and facts', /^content\/(?:[\w-]+\/)?([\w-]+)\.yaml$/],
  ...Object.entries(collectionFacts).map(
    ([name, { labels }]) =>
      [capitalized(labels.one), new RegExp(`^content/[\\w-]+/${name}/([^/]+)\\.md$`)] as const,
  ),
  ['Notes for editors', /^content\/README\.md$/],
  ['Languages', /^content\/languages\.json$/],
  ['Logo', /^content\/logo\.svg$/],
  ['Settings of the host', new RegExp(`^(?:${hostFiles.join('|').replaceAll('.', String.raw`\.`)})$`)],
  ['Daily build', /^(?:\.github\/workflows\/deploy\.yml|\.gitlab-ci\.yml)$/],
];

/** Undefined for a file that is none of an owner's. */
export function fileLabel(file: string): string | undefined {
  if (isLeftBehind(path.posix.basename(file))) return undefined;
  for (const [label, pattern] of patterns) {
    const [found, name] = pattern.exec(file) ?? [];
    if (found !== undefined) return name === undefined ? label : `${label} ${name}`;
  }
  return undefined;
}

export const isOwners = (file: string): boolean => fileLabel(file) !== undefined;
