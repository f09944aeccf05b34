import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { List } from '#edit/words/lists.ts';
import { ask, type Opened, type State } from './ask.ts';
import { changesOf, type Draft } from './draft.ts';
import { FieldEditor, type Editing } from './field-editor.tsx';
import { ItemControls } from './item-controls.tsx';
import { OtherProblems } from './other-problems.tsx';
import { MetaPreview } from './preview.tsx';
import { Places, QuotedFigures } from './quoted-figures.tsx';
import { useSave } from './use-save.ts';

type Props = {
  opened: Opened;
  side: 'start' | 'end';
  onOpen: (keys: string[]) => void;
  onAdd: (list: List) => void;
  onClose: () => void;
  onSaved: (state: State) => void;
};

/** The frame of a panel beside the page: its title, its way out, its keys. */
export function PanelFrame({
  title,
  side,
  onClose,
  onSubmit,
  children,
  actions,
}: {
  title: ReactNode;
  side: Props['side'];
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
  actions: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, []);
  useEffect(() => {
    const own = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
        own?.querySelector('form')?.requestSubmit();
    };
    own?.addEventListener('keydown', onKeyDown);
    return () => own?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <div ref={panel} role="dialog" aria-labelledby="panel-title" className="panel" data-side={side}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className="head">
          <h2 id="panel-title">{title}</h2>
          <button type="button" className="close" aria-label="Close" onClick={onClose}>
            ×
          </button>
        </div>
        <div className="body">{children}</div>
        <div className="foot">{actions}</div>
      </form>
    </div>
  );
}

const allOf = ({ fields, quotes }: Opened) => [...fields, ...quotes.flatMap(({ figures }) => figures)];

/** What files hold now that were changed by another hand while the panel was open. */
function useOthers(opened: Opened, files: readonly string[]) {
  const [now, setNow] = useState<Opened>();
  useEffect(() => {
    if (files.length > 0) void ask('open', { keys: opened.fields.map(({ key }) => key) }).then(setNow);
  }, [files, opened]);
  if (!now || files.length === 0) return undefined;
  const before = new Map(allOf(opened).map((field) => [field.key, field]));
  const others = allOf(now).flatMap((field) =>
    field.values.flatMap((value) => {
      const old = before.get(field.key)?.values.find(({ locale }) => locale === value.locale);
      if (!old || old.value === value.value) return [];
      return [[`${field.key}|${value.locale}`, String(value.value)] as const];
    }),
  );
  return { now, others: Object.fromEntries(others) as Record<string, string> };
}

/** The texts at a place of the page, in every language, with all that belongs to them. */
export function Panel({ opened, side, onOpen, onAdd, onClose, onSaved }: Props) {
  const { fields, quotes, lists, placeholders, preview, usedBy } = opened;
  const [first] = fields;
  const [draft, setDraft] = useState<Draft>({});
  const { save, problems, changed, fault, isBusy, settle } = useSave(onSaved);
  const both = useOthers(opened, changed);
  const distinct = [...new Map(allOf(opened).map((field) => [field.key, field])).values()];
  const changes = changesOf(draft, distinct);
  const editing: Editing = { draft, setDraft, problems, placeholders, others: both?.others };
  const title = `${first?.page}: ${first?.label}`;
  const submit = () => {
    if (changes.length === 0) onClose();
    else if (!both) void save(changes, opened.seen, title);
  };
  // Of the file as it is now, only what was typed is replaced.
  const keepMine = () => {
    settle();
    if (both) void save(changes, both.now.seen, title);
  };
  return (
    <PanelFrame
      title={
        <>
          <span className="where">{first?.page}</span>{' '}
          {fields.length === 1 ? first?.label : `${fields.length} texts`}
        </>
      }
      side={side}
      onClose={onClose}
      onSubmit={submit}
      actions={
        both ? (
          <>
            <button type="button" className="primary" onClick={keepMine}>
              Save mine
            </button>
            <button type="button" onClick={() => onOpen(fields.map(({ key }) => key))}>
              Take what the file has
            </button>
          </>
        ) : (
          <>
            <button type="submit" className="primary" disabled={isBusy}>
              {isBusy ? 'Saving…' : 'Save'}
            </button>
            <button type="button" onClick={onClose}>
              Cancel
            </button>
            <span className="hint">{changes.length > 0 && `${changes.length} changed`}</span>
          </>
        )
      }
    >
      <OtherProblems problems={problems} fields={distinct} />
      <div role="alert">
        {fault && <p className="notice">{fault}</p>}
        {both && (
          <p className="notice">
            {changed.join(', ')} has changed since you opened this. Nothing was overwritten: below is what the
            file has now, beside what you typed.
          </p>
        )}
      </div>
      {fields.map((field) => (
        <FieldEditor key={field.key} field={field} editing={editing} />
      ))}
      {preview && <MetaPreview {...{ preview, fields, draft, placeholders }} />}
      <QuotedFigures quotes={quotes} editing={editing} onOpen={onOpen} />
      {usedBy.length > 0 && (
        <section>
          <h3>Quoted in {usedBy.length} places, which follow</h3>
          <Places places={usedBy} onOpen={onOpen} />
        </section>
      )}
      {lists.map((list) => (
        <ItemControls
          key={list.path.join('.')}
          list={list}
          onAdd={onAdd}
          onChange={(change, what) => void save([change], opened.seen, what)}
        />
      ))}
    </PanelFrame>
  );
}
