import { z } from 'zod';
import { currentSource } from '#packages/content/site.ts';
import { listTexts, openText, previewText } from '../texts/texts.ts';
import { beginning, beginText } from '../texts/begin.ts';
import { nearestAddress } from '../texts/redirects.ts';
import { openBrand, openLogo, readLogo } from '../brand/brand.ts';
import { createPictures } from '../brand/pictures.ts';
import { asked, hashes, key, language, position, spot, text, typed } from '../changes/asked.ts';
import { editsFor } from '../changes/edits-for.ts';
import { asAsked, renamedOffices } from '../changes/office-keys.ts';
import { movedAddresses } from '../changes/text-moves.ts';
import { languagesFile } from '../content/content-files.ts';
import { currentContent } from '../content/content.ts';
import { find, replacement, replacing } from '../find/find.ts';
import { search } from '../find/search.ts';
import { heldBackLanguages } from '../languages/held-back-languages.ts';
import { createChecks, type CheckProgress } from '../publish/checks.ts';
import { committedFile } from '../publish/repository.ts';
import { confirmTexts } from '../publish/commit.ts';
import { brokenFiles, fileToRepair, mistakesWith } from '../save/repair.ts';
import { createSession, type Outcome } from '../save/session.ts';
import { allFields } from '../words/fields.ts';
import { emptyLists } from '../words/lists.ts';
import { openItem, openTable, openTexts } from '../words/open.ts';
import { olderTexts } from '../words/outdated.ts';
import { Refused } from '../writer/edits.ts';
import { action, plain } from './action.ts';
import { createPublishActions } from './publish-actions.ts';

const named = z.strictObject({ name: key });
const typedText = z.strictObject({ locale: language, values: typed });
const file = z.strictObject({ name: key, bytes: z.instanceof(Uint8Array) });
const length = position.min(1);
const crop = z.strictObject({ left: position, top: position, width: length, height: length });
const step = z.strictObject({ step: key });

const createReadActions = (root: string) => ({
  fields: plain(() => {
    const content = currentContent(root);
    return { fields: allFields(content), emptyLists: emptyLists(content) };
  }),
  words: action(z.strictObject({ spots: z.array(spot).min(1) }), ({ spots }) => openTexts(root, spots)),
  item: action(spot.extend({ item: z.union([key, position]) }), (data) => openItem(root, data)),
  table: action(spot, (data) => openTable(root, data)),
  olderTexts: plain(() => olderTexts(root)),
  heldBackLanguages: plain(() => ({ languages: heldBackLanguages(root) })),
  texts: plain(() => ({ texts: listTexts(root) })),
  begin: action(beginning, (data) => beginText(root, data)),
  text: action(named, ({ name }) => openText(root, name)),
  preview: action(named.extend({ texts: z.tuple([typedText], typedText) }), (data) =>
    previewText(root, data),
  ),
  brand: plain(() => openBrand(root)),
  offices: plain(() => openTable(root, { file: 'ui', path: ['offices'] })),
  readLogo: action(z.strictObject({ text }), (data) => readLogo(data.text)),
  openLogo: action(file, ({ bytes }) => openLogo(Buffer.from(bytes))),
  mistakes: plain(() => ({ files: brokenFiles(root) })),
  repair: action(z.strictObject({ file: key }), async (data) => ({
    ...fileToRepair(root, data.file),
    committed: await committedFile(root, `content/${data.file}`),
  })),
  mistakesWith: action(z.strictObject({ file: key, text }), (data) => ({
    problems: mistakesWith(root, data.file, data.text),
  })),
  find: action(search, (data) => find(root, data)),
});

type Tell = {
  progress?: (progress: CheckProgress) => void;
  /** Shows pages what was written to files, relative to `content/`. Returns the revision of the content that they then show. */
  show?: (files: readonly string[]) => number;
};

/** A request is an entry here, or in a table that is spread here. */
export function createActions(root: string, { progress, show }: Tell = {}) {
  const session = createSession(root);
  const pictures = createPictures(root);
  // Both ways, because Undo and Redo move a text back and forth.
  const others = new Map<string, string>();
  const after = (outcome: Outcome) => {
    const files = outcome.state === 'saved' ? outcome.files : [];
    // When the list of languages changes, Vite restarts the editor.
    const isShown = files.length > 0 && !files.includes(languagesFile);
    return { ...outcome, revision: isShown ? show?.(files) : undefined };
  };
  const publishing = createPublishActions(root, createChecks(root, progress), (all) =>
    after(session.save(all)),
  );
  return {
    ...createReadActions(root),
    ...publishing.actions,
    state: plain(async () => ({
      ...session.history(),
      changes: await publishing.changes(),
      broken: brokenFiles(root).length,
      older: olderTexts(root).texts.length,
      // None while site.yaml is broken.
      pagesOff: currentSource(root).site.data?.pagesOff ?? [],
    })),
    nearest: action(z.strictObject({ address: key }), ({ address }) => ({
      address: nearestAddress(root, address, others),
    })),
    stillRight: action(
      z.strictObject({ confirmations: z.array(z.string().max(60)).min(1) }),
      ({ confirmations }) => {
        const { texts } = olderTexts(root);
        return confirmTexts(
          root,
          texts.filter(({ confirmation }) => confirmations.includes(confirmation)),
        );
      },
    ),
    pictures: plain(async () => ({ pictures: await pictures.list() })),
    openPicture: action(file, ({ name, bytes }) => pictures.open(name, Buffer.from(bytes))),
    addPicture: action(
      z.strictObject({ file: key, hash: key, crop: crop.optional() }),
      async ({ crop, ...chosen }) => {
        const { file, bytes, mistakes } = await pictures.toAdd(chosen, crop);
        if (mistakes.length > 0) throw new Refused(mistakes.join('\n'));
        const added = { do: 'write' as const, file: `media/${file}`, data: bytes };
        const title = `Add the picture ${file}`;
        return { file, ...after(session.save({ edits: [added], hashes: { [added.file]: '' }, title })) };
      },
    ),
    save: action(
      z.strictObject({ edits: z.array(asked).min(1), hashes, title: text }),
      ({ edits: all, ...about }) => {
        const content = currentContent(root);
        const edits = editsFor(content, all);
        for (const each of all) {
          if (each.do !== 'moveText') continue;
          for (const { from, to } of movedAddresses(content, each)) others.set(from, to).set(to, from);
        }
        const outcome = after(session.save({ edits, ...about }));
        if (outcome.state !== 'refused') return outcome;
        const renamed = renamedOffices(content, all);
        return { ...outcome, problems: outcome.problems.map((each) => asAsked(each, renamed)) };
      },
    ),
    replace: action(replacing, (data) => {
      const { search, by, hashes } = data;
      const content = currentContent(root);
      const edits = editsFor(content, replacement(content, data));
      const found = `“${search.text.trim()}”`;
      const title = by === '' ? `Take out ${found}` : `Replace ${found} with “${by}”`;
      return after(session.save({ edits, hashes, title }));
    }),
    undo: action(step, (seen?: z.infer<typeof step>) => after(session.undo(seen?.step))),
    redo: action(step, (seen?: z.infer<typeof step>) => after(session.redo(seen?.step))),
  };
}

export type Actions = ReturnType<typeof createActions>;
export type ActionName = keyof Actions;
