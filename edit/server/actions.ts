/** Handlers for the requests of the panel. */
import { listTexts, openText, previewText } from '../texts/texts.ts';
import { beginText } from '../texts/begin.ts';
import { nearestAddress } from '../texts/redirects.ts';
import { openBrand, openMark, readMark } from '../brand/brand.ts';
import { createPictures } from '../brand/pictures.ts';
import { expand, textsIn } from '../changes/expand.ts';
import { withRenamedOffices } from '../changes/office-edits.ts';
import { followingTexts, renamedAddresses, withMoves } from '../changes/rename-text.ts';
import { languagesFile } from '../content/content-files.ts';
import { currentContent } from '../content/content.ts';
import { find } from '../find/find.ts';
import { replacement } from '../find/replace.ts';
import { languageAddition } from '../languages/language-addition.ts';
import { languageRemoval } from '../languages/language-removal.ts';
import { openOffices } from '../offices/offices.ts';
import { createChecks, type CheckProgress } from '../publish/checks.ts';
import { committedFile } from '../publish/repository.ts';
import { confirmTexts } from '../publish/still-right.ts';
import { brokenFiles, fileToMend } from '../save/mend.ts';
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

/** Handlers that write nothing: what there is to edit, and what would become of it. */
function createReadActions(root: string) {
  return {
    fields: () => {
      const content = currentContent(root);
      return { fields: allFields(content), emptyLists: emptyLists(content) };
    },
    open: ({ keys }: Request<'open'>) => openTexts(root, keys),
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
    mend: async ({ file }: Request<'mend'>) => ({
      ...fileToMend(root, file),
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
  /** Called with what a check is doing, and has found. */
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
      const { file, bytes, mistakes } = await pictures.toAdd(chosen.file, crop);
      if (mistakes.length > 0) throw new Refused(mistakes.join('\n'));
      return { file, ...after(session.add(`media/${file}`, bytes, `Add the picture ${file}`)) };
    },
    save: ({ changes: asked, hashes, title }: Request<'save'>) => {
      const content = currentContent(root);
      const changes = withMoves(content, withRenamedOffices(content, asked));
      const following = followingTexts(content, changes);
      for (const { from, to } of renamedAddresses(content, changes)) others.set(from, to).set(to, from);
      const beside = Object.fromEntries([...following.keys()].map((file) => [file, content.hash(file)]));
      const [edits, texts] = [expand(content, changes), textsIn(content, changes)];
      return after(
        session.save({
          edits,
          texts: new Map([...following, ...texts]),
          following: new Set([...following.keys()].filter((file) => !texts.has(file))),
          hashes: { ...beside, ...hashes },
          title,
        }),
      );
    },
    replace: (request: Request<'replace'>) => {
      const { save, problems } = replacement(root, request);
      return after(problems.length > 0 ? { state: 'refused', problems } : session.save(save));
    },
    addLanguage: (language: Request<'addLanguage'>) =>
      after(session.changeLanguages(languageAddition(root, language))),
    takeOutLanguage: ({ code }: Request<'takeOutLanguage'>) =>
      after(session.changeLanguages(languageRemoval(root, code))),
    undo: () => after(session.undo()),
    redo: () => after(session.redo()),
  } satisfies { [Name in ActionName]: (request: Request<Name>) => unknown };
}

export type Actions = ReturnType<typeof createActions>;
