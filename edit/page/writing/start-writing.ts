import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Slice, Fragment, type Node } from 'prosemirror-model';
import { EditorState, Plugin, Selection, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { DecorationSet, EditorView } from 'prosemirror-view';
import { withoutUnprintable } from '#packages/content/reading/unprintable.ts';
import { endOf, enclosing, keys, nextNote } from './commands.ts';
import { marksOf, placesOfLines } from './shown-mistakes.ts';
import { readHtml } from './paste-html.ts';
import { nodesOf, readMarkdown } from './read-markdown.ts';
import { schema } from './schema.ts';
import type { Checked } from './text.ts';
import { writeMarkdown } from './write-markdown.ts';

const { nodes } = schema;

/** Also continues a list of the same kind above. */
const listRule = (sign: RegExp, ordered: boolean) =>
  wrappingInputRule(sign, nodes.list, { ordered }, (_, { attrs }) => attrs.ordered === ordered);

const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(##|###)\s$/, nodes.heading, ([, signs]) => ({ depth: signs?.length })),
    textblockTypeInputRule(/^```$/, nodes.code),
    listRule(/^[-*]\s$/, false),
    listRule(/^1\.\s$/, true),
    wrappingInputRule(/^>\s$/, nodes.blockquote),
  ],
});

/** A line to write in, below a table or a picture at the end. */
function withLastLine(doc: Node): Node {
  if (doc.lastChild?.type === nodes.paragraph) return doc;
  return doc.copy(doc.content.addToEnd(nodes.paragraph.create()));
}

const lastLine = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    withLastLine(doc) === doc ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
});

const plugins = [rules, keymap(keys), history(), tableEditing(), gapCursor(), lastLine];

/** None if there are words, of which Office also copies a picture. */
export function filesIn(data: DataTransfer | null): File[] {
  return data && data.getData('text/plain').trim() === '' ? [...data.files] : [];
}

/** Notes go to the end. A list or a table among words stays one of its own. */
export function pasted(state: EditorState, blocks: readonly Node[]): Transaction {
  const [notes = [], words = []] = [true, false].map((isOne) =>
    blocks.filter(({ type }) => (type === nodes.footnoteDefinition) === isOne),
  );
  const { content, openStart, openEnd } = Slice.maxOpen(Fragment.from(words));
  const isInWords = state.selection.$from.parent.childCount > 0 && !enclosing(state, nodes.list);
  const open = (block: Node | undefined, depth: number) => (isInWords && !block?.isTextblock ? 0 : depth);
  const tr = state.tr.replaceSelection(
    new Slice(content, open(words[0], openStart), open(words.at(-1), openEnd)),
  );
  return notes.length > 0 ? tr.insert(endOf(tr.doc), notes) : tr;
}

/** Only what other programs copied: the rest is left to the library. */
function paste(view: EditorView, data: DataTransfer | null): boolean {
  if (filesIn(data).length > 0) return true;
  const html = data?.getData('text/html') ?? '';
  if (html.includes('data-pm-slice') || view.state.selection.$from.parent.type.spec.code) return false;
  const blocks = html === '' ? [] : nodesOf(readHtml(html, nextNote(view.state.doc)).tree);
  if (blocks.length === 0) return false;
  view.dispatch(pasted(view.state, blocks).scrollIntoView().setMeta('paste', true));
  return true;
}

function drop(view: EditorView, { dataTransfer, clientX, clientY }: DragEvent): boolean {
  if (view.dragging) return false;
  const at = view.posAtCoords({ left: clientX, top: clientY });
  if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
  return paste(view, dataTransfer);
}

/**
 * Makes the document `next`, and leaves the blocks with which both begin and end. Only whole blocks are replaced: a part of a table
 * could become a table of its own.
 */
export function madeAs({ tr, doc }: EditorState, next: Node): Transaction {
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return tr;
  const $start = doc.resolve(start);
  const first = $start.index(0);
  // A block that is there twice in a row may be counted at both ends.
  const most = Math.min(doc.childCount, next.childCount) - first;
  const last = Math.min(doc.childCount - doc.resolve(end.a).indexAfter(0), most);
  const blocks = next.children.slice(first, next.childCount - last);
  return tr.replaceWith($start.posAtIndex(first, 0), $start.posAtIndex(doc.childCount - last, 0), blocks);
}

/** The number of blocks down to that of the caret, without empty paragraphs, which are not written. */
export function blockOfCaret({ doc, selection: { $to } }: EditorState): number {
  const above = doc.children.slice(0, $to.indexAfter(0));
  return above.filter((node) => node.type !== nodes.paragraph || node.childCount > 0).length;
}

/** `onWritten` gets the Markdown whenever the text is changed here. */
export function startWriting(
  place: HTMLElement,
  text: string,
  { onWritten, onState }: { onWritten: (text: string) => void; onState: (state: EditorState) => void },
) {
  let written = text;
  // What `onWritten` has had and has yet to come back through `show`: all but the last are old.
  let pending: string[] = [];
  let read = readMarkdown(text);
  let marks = DecorationSet.empty;
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc: withLastLine(read.doc), plugins }),
    decorations: () => marks,
    handleDOMEvents: {
      // Browsers report a moved caret late, on a slow machine after the next key.
      keydown: ({ dom, composing }) =>
        void (composing || dom.ownerDocument.dispatchEvent(new Event('selectionchange'))),
    },
    handlePaste: (own, { clipboardData }) => paste(own, clipboardData),
    handleDrop: drop,
    // Below the toolbar.
    scrollMargin: { top: 180, bottom: 30, left: 0, right: 0 },
    scrollThreshold: { top: 180, bottom: 0, left: 0, right: 0 },
    transformPastedText: withoutUnprintable,
    dispatchTransaction: (transaction) => {
      // Marks stay in place until the text is checked again.
      marks = marks.map(transaction.mapping, transaction.doc);
      const next = view.state.apply(transaction);
      view.updateState(next);
      onState(next);
      // Control characters in the file go with the first change.
      const now = transaction.docChanged ? withoutUnprintable(writeMarkdown(next.doc, read)) : written;
      if (now === written) return;
      written = now;
      pending.push(now);
      onWritten(now);
    },
  });
  const show = (next: string) => {
    const back = pending.indexOf(next);
    pending = back < 0 ? [] : pending.slice(back + 1);
    if (back >= 0 || next === written) return;
    written = next;
    read = readMarkdown(next);
    view.dispatch(madeAs(view.state, withLastLine(read.doc)));
  };
  return {
    view,
    /** Shows a text that was changed elsewhere. */
    show,
    /** Marks mistakes, unless another text is written by now. */
    mark: ({ body, mistakes }: Checked) => {
      if (body !== written) return;
      marks = marksOf(view.state.doc, read, mistakes);
      view.updateState(view.state);
    },
    blocks: () => blockOfCaret(view.state),
    insert: (words: string) => {
      view.dispatch(view.state.tr.insertText(words).scrollIntoView());
      view.focus();
    },
    goTo: (line: number) => {
      // Nothing scrolls to a caret without the focus.
      view.focus();
      const { doc, tr } = view.state;
      const pos = placesOfLines(doc, read)(line) ?? 0;
      view.dispatch(tr.setSelection(Selection.near(doc.resolve(pos))).scrollIntoView());
    },
  };
}

export type Writing = ReturnType<typeof startWriting>;
