import type { KeyboardEvent, ReactNode } from 'react';
import type { Mark } from 'prosemirror-model';
import { AllSelection, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import type { Command, EditorState } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { enclosing } from './commands.ts';
import { schema } from './schema.ts';

type Props = { view: EditorView; state: EditorState; addresses: readonly string[] };

const { marks, nodes } = schema;

type Link = { mark: Mark; from: number; to: number };

function linkAt({ doc, selection }: EditorState) {
  // All of a text begins outside of its paragraphs.
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

// It would save the text.
const onEnter = (then: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  then();
};
const keepEnter = onEnter(() => undefined);

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="details" role="group" aria-label={label}>
      {children}
    </div>
  );
}

const tableCommands: readonly (readonly [string, Command])[] = [
  ['Add a row', addRowAfter],
  ['Add a column', addColumnAfter],
  ['Remove the row', deleteRow],
  ['Remove the column', deleteColumn],
  ['Remove the table', deleteTable],
];

function TableDetails({ view, state }: Props) {
  return (
    <Row label="Table">
      {tableCommands.map(([name, run]) => (
        <button
          key={name}
          type="button"
          disabled={!run(state)}
          onClick={() => run(view.state, view.dispatch)}
        >
          {name}
        </button>
      ))}
    </Row>
  );
}

function PictureDetails({ view, state: { selection } }: Props) {
  if (!(selection instanceof NodeSelection)) return null;
  const { alt, title } = selection.node.attrs;
  const set = (name: string) => (value: string) =>
    view.dispatch(view.state.tr.setNodeAttribute(selection.from, name, value));
  return (
    <Row label="Picture">
      <TextField onKeyDown={keepEnter} label="What it shows" value={alt} onChange={set('alt')} />
      <TextField onKeyDown={keepEnter} label="Caption" value={title ?? ''} onChange={set('title')} />
      <button type="button" onClick={() => view.dispatch(view.state.tr.deleteSelection())}>
        Remove the picture
      </button>
    </Row>
  );
}

function LinkDetails({ view, addresses, link: { from, to, mark } }: Props & { link: Link }) {
  const set = (url: string) =>
    view.dispatch(view.state.tr.addMark(from, to, marks.link.create({ ...mark.attrs, url })));
  const leave = () => {
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, to)));
    view.focus();
  };
  return (
    <Row label="Link">
      <TextField
        onKeyDown={onEnter(leave)}
        label="The link leads to"
        value={mark.attrs.url}
        suggestions={addresses}
        onChange={set}
      />
      <button type="button" onClick={() => view.dispatch(view.state.tr.removeMark(from, to, marks.link))}>
        Remove the link
      </button>
    </Row>
  );
}

/** What there is to say about the link, the picture, the code or the table at the caret. */
export function Details(props: Props) {
  const { view, state } = props;
  const { selection } = state;
  const link = linkAt(state);
  const code = enclosing(state, nodes.code);
  if (selection instanceof NodeSelection && selection.node.type === nodes.picture)
    return <PictureDetails {...props} />;
  if (link) return <LinkDetails {...props} link={link} />;
  if (enclosing(state, nodes.table)) return <TableDetails {...props} />;
  if (!code) return null;
  const set = (lang: string) =>
    view.dispatch(view.state.tr.setNodeAttribute(code.pos, 'lang', lang.trim() || null));
  return (
    <Row label="Code">
      <TextField
        onKeyDown={keepEnter}
        label="Language, such as js"
        value={code.node.attrs.lang ?? ''}
        onChange={set}
      />
    </Row>
  );
}
