import { baseKeymap, chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { flushSync } from 'react-dom';
import { schema } from './schema.ts';

type Tool = {
  name: string;
  key?: string;
  run: Command;
  isOn?: (state: EditorState) => boolean;
};

const { marks, nodes } = schema;

export function enclosing({ selection: { $from } }: EditorState, type: NodeType) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === type) return { node, pos: $from.before(depth) };
  }
  return undefined;
}

const hasMark = (type: MarkType) => (state: EditorState) => {
  const { from, $from, to, empty } = state.selection;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
};

const isIn = (type: NodeType, name?: string, value?: unknown) => (state: EditorState) => {
  const found = enclosing(state, type);
  return found !== undefined && (name === undefined || found.node.attrs[name] === value);
};

const mark = (type: MarkType) => ({ isOn: hasMark(type), run: toggleMark(type) });

function toggle(isOn: (state: EditorState) => boolean, make: Command, unmake: Command) {
  const run: Command = (state, dispatch) => (isOn(state) ? unmake : make)(state, dispatch);
  return { isOn, run };
}

const plain = setBlockType(nodes.paragraph);

const heading = (depth: number) =>
  toggle(isIn(nodes.heading, 'depth', depth), setBlockType(nodes.heading, { depth }), plain);

function list(ordered: boolean) {
  const make: Command = (state, dispatch) => {
    const found = enclosing(state, nodes.list);
    if (!found) return wrapInList(nodes.list, { ordered })(state, dispatch);
    dispatch?.(state.tr.setNodeAttribute(found.pos, 'ordered', ordered));
    return true;
  };
  return toggle(isIn(nodes.list, 'ordered', ordered), make, liftListItem(nodes.listItem));
}

const insertAfter =
  (make: () => Node): Command =>
  (state, dispatch) => {
    const { $to } = state.selection;
    if (!dispatch) return true;
    const at = $to.depth === 0 ? $to.pos : $to.after(1);
    const tr = state.tr.insert(at, make());
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
    return true;
  };

function emptyTable(): Node {
  const row = (type: NodeType) => nodes.table_row.create(null, [type.create(), type.create()]);
  return nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)]);
}

export function nextNote(doc: Node): number {
  let last = 0;
  doc.descendants(({ attrs: { label } }) => void (last = Math.max(last, Number.parseInt(label) || 0)));
  return last + 1;
}

/** Above the last line if that is empty, which is there to write in. */
export function endOf({ lastChild, content }: Node): number {
  const isOpen = lastChild?.type === nodes.paragraph && lastChild.childCount === 0;
  return content.size - (isOpen ? 2 : 0);
}

const addNote: Command = (state, dispatch) => {
  const { $to, to } = state.selection;
  if (!$to.parent.inlineContent || $to.parent.type.spec.code || enclosing(state, nodes.footnoteDefinition))
    return false;
  if (!dispatch) return true;
  const label = String(nextNote(state.doc));
  const tr = state.tr.insert(to, nodes.footnoteReference.create({ label }));
  const end = endOf(tr.doc);
  tr.insert(end, nodes.footnoteDefinition.create({ label }, nodes.paragraph.create()));
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1))).scrollIntoView());
  return true;
};

/** After the next frame, because it may not be drawn yet. */
function focusBeside({ dom }: EditorView, selector: string): void {
  requestAnimationFrame(() => dom.closest('.writing')?.querySelector<HTMLElement>(selector)?.focus());
}

const addLink: Command = (state, dispatch, view) => {
  const make = () => toggleMark(marks.link, { url: '' })(state, dispatch);
  // React has no event for a key in a shadow tree, so it would draw what follows some time later.
  const isMade = () => !state.selection.empty && (view ? flushSync(make) : make());
  if (!hasMark(marks.link)(state) && !isMade()) return false;
  if (view) focusBeside(view, '.details input');
  return true;
};

const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView());
  return true;
};

export const tools: readonly (readonly Tool[])[] = [
  [
    { name: 'Heading', key: 'Mod-Alt-2', ...heading(2) },
    { name: 'Smaller heading', key: 'Mod-Alt-3', ...heading(3) },
  ],
  [
    { name: 'Bold', key: 'Mod-b', ...mark(marks.strong) },
    { name: 'Italic', key: 'Mod-i', ...mark(marks.emphasis) },
    { name: 'Struck', ...mark(marks.delete) },
    { name: 'Code', ...mark(marks.inlineCode) },
    { name: 'Link', key: 'Mod-k', run: addLink, isOn: hasMark(marks.link) },
  ],
  [
    { name: 'Bullets', ...list(false) },
    { name: 'Numbers', ...list(true) },
    { name: 'In', key: 'Mod-]', run: sinkListItem(nodes.listItem) },
    { name: 'Out', key: 'Mod-[', run: liftListItem(nodes.listItem) },
    { name: 'Quote', ...toggle(isIn(nodes.blockquote), wrapIn(nodes.blockquote), lift) },
  ],
  [
    { name: 'Table', run: insertAfter(emptyTable) },
    { name: 'Code block', ...toggle(isIn(nodes.code), setBlockType(nodes.code), plain) },
    { name: 'Note', run: addNote },
    { name: 'Line', run: insertAfter(() => nodes.thematicBreak.create()) },
  ],
  [
    { name: 'Undo', key: 'Mod-z', run: undo },
    { name: 'Redo', key: 'Mod-y', run: redo },
  ],
];

// Escape closes the dialog, Ctrl+Enter saves, and Tab leaves the text.
const { Escape: _escape, 'Mod-Enter': _save, Enter: enter, ...base } = baseKeymap;

export const keys: Record<string, Command> = {
  ...base,
  ...Object.fromEntries(tools.flat().flatMap(({ key, run }) => (key ? [[key, run]] : []))),
  'Alt-F10': (_state, _dispatch, view) => {
    if (view) focusBeside(view, '.tools [tabindex="0"]');
    return true;
  },
  'Shift-Mod-z': redo,
  'Shift-Enter': breakLine,
  Enter: chainCommands(splitListItem(nodes.listItem), enter ?? (() => false)),
};
