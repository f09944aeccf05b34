import { listTexts, openText, previewText } from '../texts/texts.ts';
import { beginText } from '../texts/begin.ts';
import { nearestAddress } from '../texts/redirects.ts';
import { openBrand, openMark, readMark } from '../brand/brand.ts';
import { createPictures } from '../brand/pictures.ts';
import { editsFor } from '../changes/edits-for.ts';
import { movedAddresses } from '../changes/text-moves.ts';
import { languagesFile } from '../content/content-files.ts';
import { currentContent } from '../content/content.ts';
import { find, replacement } from '../find/find.ts';
import { languageAddition } from '../languages/language-addition.ts';
import { languageRemoval } from '../languages/language-removal.ts';
import { openOffices } from '../offices/offices.ts';
import { createChecks, type CheckProgress } from '../publish/checks.ts';
import { committedFile } from '../publish/repository.ts';
import { confirmTexts } from '../publish/still-right.ts';
import { brokenFiles, fileToRepair } from '../save/repair.ts';
import { createSession, type Outcome } from '../save/session.ts';
import { allFields } from '../words/fields.ts';
import { emptyLists } from '../words/lists.ts';
import { openItem, openTexts } from '../words/open.ts';
import { contentAt } from '../words/marked-site.ts';
import { olderTexts } from '../words/outdated.ts';
import { currentSource } from '#packages/content/site.ts';
import { Refused } from '../writer/edits.ts';
import { createPublishActions } from './publish-actions.ts';
import type { ActionName, Request } from './requests.ts';

function createReadActions(root: string) {
  return {
    fields: () => {
      const content = currentContent(root);
      return { fields: allFields(content), emptyLists: emptyLists(content) };
    },
    open: ({ spots }: Request<'open'>) => openTexts(root, spots),
    item: (request: Request<'item'>) => openItem(root, request),
    olderTexts: () => olderTexts(root),
    texts: () => ({ texts: listTexts(root) }),
    begin: (request: Request<'begin'>) => beginText(root, request),
    text: ({ name }: Request<'text'>) => openText(root, name),
    preview: (request: Request<'preview'>) => previewText(root, request),
    brand: () => openBrand(root),
    offices: () => openOffices(root),
    readMark: ({ text }: Request<'readMark'>) => readMark(text),
    openMark: ({ bytes }: Request<'openMark'>) => openMark(Buffer.from(bytes)),
    mistakes: () => ({ files: brokenFiles(root) }),
    repair: async ({ file }: Request<'repair'>) => ({
      ...fileToRepair(root, file),
      /** The text that was committed last. */
      committed: await committedFile(root, `content/${file}`),
    }),
    // While the content has a mistake, pages keep what they show.
    modules: async ({ ids }: Request<'modules'>) => {
      const all = await Promise.all(ids.map(async (id) => ({ id, data: await contentAt(root, id) })));
      return all.filter((each): each is { id: string; data: object } => each.data !== undefined);
    },
    find: (request: Request<'find'>) => find(root, request),
  };
}

type Tell = {
  progress?: (progress: CheckProgress) => void;
  /** Shows pages what was written to some files, relative to `content/`. Returns the revision of the content that they show then. */
  show?: (files: readonly string[]) => number;
};

/** Creates the handler of each request for a project. */
export function createActions(root: string, { progress, show }: Tell = {}) {
  const session = createSession(root);
  const publishing = createPublishActions(root, createChecks(root, progress));
  const pictures = createPictures(root);
  const state = async () => ({
    ...session.history(),
    changes: await publishing.changes(),
    broken: brokenFiles(root).length,
    older: olderTexts(root).texts.length,
    // None while site.yaml is broken.
    pagesOff: currentSource(root).site.data?.pagesOff ?? [],
  });
  // The other address of a text that was moved, by either: Undo and Redo move it back and forth.
  const others = new Map<string, string>();
  const after = (outcome: Outcome) => {
    const files = outcome.state === 'saved' ? outcome.files : [];
    // With other languages, Vite starts the editor anew.
    const isShown = files.length > 0 && !files.includes(languagesFile);
    return { ...outcome, revision: isShown ? show?.(files) : undefined };
  };
  return {
    ...createReadActions(root),
    ...publishing.actions,
    state,
    nearest: ({ address }: Request<'nearest'>) => ({ address: nearestAddress(root, address, others) }),
    stillRight: ({ confirmations }: Request<'stillRight'>) =>
      confirmTexts(
        root,
        olderTexts(root).texts.filter(({ confirmation }) => confirmations.includes(confirmation)),
      ),
    pictures: async () => ({ pictures: await pictures.list() }),
    openPicture: ({ name, bytes }: Request<'openPicture'>) => pictures.open(name, Buffer.from(bytes)),
    addPicture: async ({ crop, ...chosen }: Request<'addPicture'>) => {
      const { file, bytes, mistakes } = await pictures.toAdd(chosen, crop);
      if (mistakes.length > 0) throw new Refused(mistakes.join('\n'));
      const added = { do: 'write' as const, file: `media/${file}`, data: bytes };
      const title = `Add the picture ${file}`;
      return { file, ...after(session.save({ edits: [added], hashes: { [added.file]: '' }, title })) };
    },
    save: ({ edits: asked, ...about }: Request<'save'>) => {
      const content = currentContent(root);
      const edits = editsFor(content, asked);
      for (const each of asked) {
        if (each.do !== 'moveText') continue;
        for (const { from, to } of movedAddresses(content, each)) others.set(from, to).set(to, from);
      }
      return after(session.save({ edits, ...about }));
    },
    replace: (request: Request<'replace'>) => after(session.save(replacement(root, request))),
    addLanguage: (language: Request<'addLanguage'>) => after(session.save(languageAddition(root, language))),
    takeOutLanguage: ({ code }: Request<'takeOutLanguage'>) =>
      after(session.save(languageRemoval(root, code))),
    undo: (seen?: Request<'undo'>) => after(session.undo(seen?.step)),
    redo: (seen?: Request<'redo'>) => after(session.redo(seen?.step)),
  } satisfies { [Name in ActionName]: (request: Request<Name>) => unknown };
}

export type Actions = ReturnType<typeof createActions>;
