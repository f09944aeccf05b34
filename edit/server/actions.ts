/** Handlers for the requests of the panel. */
import { listArticles, openArticle, previewArticle } from '../articles/articles.ts';
import { beginArticle } from '../articles/begin.ts';
import { addFigure } from '../articles/story-figures.ts';
import { insertPicture } from '../articles/insert-picture.ts';
import { nearestAddress } from '../articles/nearest.ts';
import { brandKeys, openBrand, readChosenMark } from '../brand/brand.ts';
import { listPictures, openPicture, pictureFile } from '../brand/pictures.ts';
import { confirmTexts } from '../publish/still-right.ts';
import { checkUnsaved } from '../save/check-unsaved.ts';
import { brokenFiles, fileToMend } from '../save/mend.ts';
import { createSession, type Outcome } from '../save/session.ts';
import { Refused } from '../writer/edits.ts';
import { currentContent, fileOf, languagesOf, type Content } from '../words/content.ts';
import { documentTexts } from '../words/document-texts.ts';
import { expand, textsIn } from '../words/expand.ts';
import { allFields, fieldAt, keyOf, leaves, parseKey, type Field } from '../words/fields.ts';
import { emptyLists, listsAround } from '../words/lists.ts';
import { besideFirst, figuresOf, newItem } from '../words/new-item.ts';
import { olderTexts } from '../words/outdated.ts';
import { moduleAt } from '../words/origins.ts';
import { roomOf } from '../words/page-room.ts';
import { placeholders, quotersOf, quotesOf } from '../words/quotes.ts';
import { preview } from '../words/preview.ts';
import { createPublishActions } from './publish-actions.ts';
import type { ActionName, Request } from './requests.ts';

const fieldsAt = (content: Content, keys: readonly string[]): Field[] =>
  keys.flatMap((each) => {
    const { name, path } = parseKey(each);
    return fieldAt(content, name, path) ?? [];
  });

/** Returns the hash of each file whose values a panel shows. Adding or removing a service changes its figures too. */
function hashesOf(content: Content, fields: readonly Field[]): Record<string, string> {
  const own = fields.flatMap(({ values }) => values.map(({ file }) => file));
  const files = fields.some(({ name }) => name === 'services') ? [...own, 'figures.yaml'] : own;
  return Object.fromEntries([...new Set(files)].map((file) => [file, content.hash(file)]));
}

function open(root: string, keys: readonly string[]) {
  const content = currentContent(root);
  const fields = fieldsAt(content, keys);
  const [first] = fields;
  if (!first) throw new Refused(`${keys.join(', ')}: is nothing that can be edited`);
  const quotes = quotesOf(content, fields);
  const figures = quotes.flatMap((quote) => quote.figures);
  return {
    fields,
    quotes,
    usedBy: quotersOf(content, first),
    lists: listsAround(content, first.name, first.path),
    placeholders: placeholders(content),
    older: olderTexts(root).texts.filter(({ key }) => keys.includes(key)),
    pageRoom: first.values.length > 1 ? roomOf(root, first.values) : {},
    preview: first.path[0] === 'meta' ? preview(root, first.name) : undefined,
    hashes: hashesOf(content, [...fields, ...figures]),
  };
}

/** Returns the form of a new item of a list, after another item. */
function item(root: string, { name, list, item }: Request<'item'>) {
  const content = currentContent(root);
  const neighbour = leaves(content, name, [...list, item]).flatMap(
    (leaf) => fieldAt(content, name, leaf) ?? [],
  );
  const files = languagesOf(name).map(({ locale }) => ({ locale, file: fileOf(name, locale) }));
  const lists = listsAround(content, name, [...list, item]);
  const own = lists.find(({ path }) => path.length === list.length);
  if (!own) throw new Refused(`${keyOf(name, list)}: is no list that can be added to`);
  return {
    list: own,
    parts: newItem(content, name, list, item),
    beside: besideFirst(content, name),
    figures: figuresOf(content, name, item),
    placeholders: placeholders(content),
    pageRoom: roomOf(root, files),
    hashes: {
      ...hashesOf(content, neighbour),
      ...Object.fromEntries(files.map(({ file }) => [file, content.hash(file)])),
    },
  };
}

function brand(root: string) {
  const [opened, own] = [open(root, brandKeys), openBrand(root)];
  return { ...opened, ...own, hashes: { ...opened.hashes, ...own.hashes } };
}

/** Creates the handler of each request for a project. */
export function createActions(root: string) {
  const session = createSession(root);
  const publishing = createPublishActions(root);
  const state = async () => ({
    ...session.history(),
    changes: (await publishing.reviewed()).changes.length,
    broken: brokenFiles(root).length,
    older: olderTexts(root).texts.length,
  });
  const after = (outcome: Outcome) => ({ ...outcome, ...session.history() });
  return {
    state,
    fields: () => {
      const content = currentContent(root);
      return { fields: allFields(content), emptyLists: emptyLists(content) };
    },
    open: ({ keys }: Request<'open'>) => open(root, keys),
    item: (request: Request<'item'>) => item(root, request),
    olderTexts: () => olderTexts(root),
    stillRight: ({ confirmations }: Request<'stillRight'>) =>
      confirmTexts(
        root,
        olderTexts(root).texts.filter(({ confirmation }) => confirmations.includes(confirmation)),
      ),
    articles: () => ({ articles: listArticles(root) }),
    begin: (request: Request<'begin'>) => beginArticle(root, request),
    article: ({ name }: Request<'article'>) => openArticle(root, name),
    nearest: ({ address }: Request<'nearest'>) => ({ address: nearestAddress(root, address) }),
    preview: (request: Request<'preview'>) => previewArticle(root, request),
    addFigure: ({ title, texts }: Request<'addFigure'>) => addFigure(title, texts),
    brand: () => brand(root),
    readMark: ({ text }: Request<'readMark'>) => readChosenMark(text),
    pictures: async () => ({ pictures: await listPictures(root) }),
    openPicture: ({ name, data }: Request<'openPicture'>) =>
      openPicture(root, name, Buffer.from(data, 'base64')),
    addPicture: async ({ name, data, crop }: Request<'addPicture'>) => {
      const { file, bytes, mistakes } = await pictureFile(root, name, Buffer.from(data, 'base64'), crop);
      if (mistakes.length > 0) throw new Refused(mistakes.join('\n'));
      return { file, ...after(session.add(`media/${file}`, bytes, `Add the picture ${file}`)) };
    },
    insertPicture: ({ file, place, at, texts }: Request<'insertPicture'>) => ({
      texts: insertPicture(file, place, at, texts),
    }),
    documentTexts: ({ locale }: Request<'documentTexts'>) => documentTexts(root, locale),
    mistakes: () => ({ files: brokenFiles(root) }),
    mend: ({ file }: Request<'mend'>) => fileToMend(root, file),
    // While the content has a mistake, pages keep what they show.
    modules: ({ ids }: Request<'modules'>) =>
      checkUnsaved(root, new Map()).length > 0
        ? []
        : Promise.all(ids.map(async (id) => ({ id, ...(await moduleAt(root, id)) }))),
    save: ({ changes, hashes, title }: Request<'save'>) => {
      const content = currentContent(root);
      const [edits, texts] = [expand(content, changes), textsIn(content, changes)];
      return after(session.save({ edits, texts, hashes, title }));
    },
    undo: () => after(session.undo()),
    redo: () => after(session.redo()),
    ...publishing.actions,
  } satisfies { [Name in ActionName]: (request: Request<Name>) => unknown };
}

export type Actions = ReturnType<typeof createActions>;
