import type { KeyboardEvent } from 'react';
import { deleteSelection } from 'prosemirror-commands';
import type { Mark, Node } from 'prosemirror-model';
import { AllSelection, NodeSelection, Selection } from 'prosemirror-state';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { enclosing } from './commands.ts';
import { schema } from './schema.ts';

const { marks, nodes } = schema;

type Link = { mark: Mark; from: number; to: number };

function linkAt({ doc, selection }: EditorState) {
  // A selection of the whole text begins outside of its paragraphs.
  const { $from, from } = selection instanceof AllSelection ? Selection.atStart(doc) : selection;
  const links: Link[] = [];
  $from.parent.forEach((child, offset) => {
    const mark = marks.link.isInSet(child.marks);
    if (!mark) return;
    const [own, last] = [$from.start() + offset, links.at(-1)];
    if (last?.to === own && last.mark.eq(mark)) last.to += child.nodeSize;
    else links.push({ mark, from: own, to: own + child.nodeSize });
  });
  return links.find((link) => link.from <= from && from <= link.to);
}

const tableActions: Record<string, Command> = {
  'Add a row': addRowAfter,
  'Add a column': addColumnAfter,
  'Remove the row': deleteRow,
  'Remove the column': deleteColumn,
  'Remove the table': deleteTable,
};

const attribute = (label: string, { node, pos }: { node: Node; pos: number }, name: string) => ({
  label,
  value: String(node.attrs[name] ?? ''),
  set: (tr: Transaction, value: string) => tr.setNodeAttribute(pos, name, value),
});

/**
 * `end` is the position behind it, to which Enter moves the caret.
 *
 * @param addresses those that links can lead to
 */
function detailAt(state: EditorState, addresses: readonly string[]) {
  const { selection } = state;
  const { to: end } = selection;
  if (selection instanceof NodeSelection && selection.node.type === nodes.picture) {
    const picture = { node: selection.node, pos: selection.from };
    const fields = [attribute('What it shows', picture, 'alt'), attribute('Caption', picture, 'title')];
    return { name: 'Picture', fields, actions: { 'Remove the picture': deleteSelection }, end };
  }
  const link = linkAt(state);
  if (link) {
    const { from, to, mark } = link;
    const address = {
      label: 'The link leads to',
      value: String(mark.attrs.url),
      suggestions: addresses,
      set: (tr: Transaction, url: string) => tr.addMark(from, to, marks.link.create({ ...mark.attrs, url })),
    };
    const unlink: Command = ({ tr }, dispatch) => {
      dispatch?.(tr.removeMark(from, to, marks.link));
      return true;
    };
    return { name: 'Link', fields: [address], actions: { 'Remove the link': unlink }, end: to };
  }
  if (enclosing(state, nodes.table)) return { name: 'Table', fields: [], actions: tableActions, end };
  const code = enclosing(state, nodes.code);
  return (
    code && { name: 'Code', fields: [attribute('Language, such as js', code, 'lang')], actions: {}, end }
  );
}

type Props = { view: EditorView; state: EditorState; addresses: readonly string[] };

export function Details({ view, state, addresses }: Props) {
  const detail = detailAt(state, addresses);
  if (!detail) return null;
  const { name, fields, actions, end } = detail;
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    // The key would save the text.
    event.preventDefault();
    view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(end))));
    view.focus();
  };
  return (
    <div className="details" role="group" aria-label={name}>
      {fields.map(({ set, ...field }) => (
        <TextField
          key={field.label}
          {...field}
          onKeyDown={leave}
          onChange={(value) => view.dispatch(set(view.state.tr, value))}
        />
      ))}
      {Object.entries(actions).map(([label, run]) => (
        <button
          key={label}
          type="button"
          disabled={!run(state)}
          onClick={() => run(view.state, view.dispatch)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
