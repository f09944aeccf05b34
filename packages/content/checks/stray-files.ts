import path from 'node:path';
import { collectionNames } from '#packages/site/collections.ts';
import { movedFile } from '../addresses/moved.ts';
import { logoFile } from '../brand/logo.ts';
import { textFolder, localeCodes } from '../languages.ts';
import { factFiles } from '../facts.ts';
import { mediaFolder } from '../media/media-file.ts';
import { peopleFile } from '../proof/people.ts';
import { quotesFile } from '../proof/quotes.ts';
import type { Checked } from '../reading/read-yaml.ts';
import { originalOf, type ContentFolder } from '../reading/content-folder.ts';
import { mistakeOfFile, type Mistake } from '../reading/mistakes.ts';
import { wordFiles } from '../schema.ts';
import type { Source } from '../source.ts';

/** What `packages/site/locales.ts` reads. Setting up the project checks it. */
export const languagesFile = 'content/languages.json';

/** `reason` says of anything else why it cannot be there. */
type Expected = { files: readonly string[]; folders: readonly string[]; reason: string };

function copyMistake(name: string, names: ReadonlySet<string>): string | undefined {
  const original = originalOf(name, names);
  return original === undefined
    ? undefined
    : `seems to be a copy of ${original} that a program made: put what you need of it there, and delete it, or name it otherwise`;
}

/** Also reports a file in place of a folder, or the reverse. */
function strayIn(
  content: ContentFolder,
  folder: string,
  { files, folders, reason }: Expected,
): Checked<unknown>[] {
  const names = new Set(content.names(folder));
  const mistakesOf = (file: string, name: string): Mistake[] => {
    const saved = content.read(file);
    if (files.includes(name)) return 'mistake' in saved ? [saved.mistake] : [];
    if (folders.includes(name)) return content.isFolder(file) ? [] : [mistakeOfFile('is not a folder')];
    // Notes for editors.
    if (name === 'README.md') return [];
    if (name.endsWith('.md') && content.isFolder(file)) return [mistakeOfFile('is a folder, not a file')];
    return [mistakeOfFile(copyMistake(name, names) ?? reason)];
  };
  return [...names].map((name) => {
    const file = `${folder}/${name}`;
    return { file, mistakes: mistakesOf(file, name) };
  });
}

/** A mistyped name or extension, a picture, the folder of an unlisted language: nothing reads them. */
export function strayFiles({ folder, language }: Source): Checked<unknown>[] {
  const inLanguage: Expected = {
    files: wordFiles.map((name) => `${name}.yaml`),
    folders: collectionNames,
    reason: 'no page has this name, so nothing would show it; pictures belong into content/media',
  };
  const optionalFiles = [peopleFile, quotesFile, movedFile, logoFile, languagesFile];
  const inContent: Expected = {
    files: [...factFiles.map((name) => `${name}.yaml`), ...optionalFiles.map((file) => path.basename(file))],
    folders: [path.basename(mediaFolder), ...localeCodes],
    reason: 'is neither a file of facts nor the folder of a language of the site',
  };
  return [
    ...localeCodes.flatMap((code) => strayIn(folder, `content/${code}`, inLanguage)),
    ...localeCodes.flatMap((code) =>
      collectionNames.flatMap((name) =>
        strayIn(folder, textFolder(code, name), {
          files: Object.keys(language(code).texts[name]).map((slug) => `${slug}.md`),
          folders: [],
          reason: 'would not be on the site: only .md files belong here',
        }),
      ),
    ),
    ...strayIn(folder, 'content', inContent),
  ];
}
