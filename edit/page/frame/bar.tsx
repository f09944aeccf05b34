import { useEffect, useSyncExternalStore } from 'react';
import { counted, pageLabel } from '#edit/content/labels.ts';
import type { EditState } from '#edit/page/saving/use-edit-state.ts';
import { Select } from '#edit/page/fields/select.tsx';
import type { HistoryAction } from '#edit/page/saving/use-undo.ts';
import { useEditor, type BarDialog } from '#edit/page/use-editor.ts';
import { localeOfPath, pageAddress, pageOfPath, textAddress } from '#packages/site/addresses.ts';
import { listedCollections } from '#packages/site/collections.ts';
import { localeOf, locales } from '#packages/site/locales.ts';
import { pagesWithout, type PageId } from '#packages/site/pages.ts';
import { editorRoot } from './editor-root.ts';
import { isStarting } from './use-status.ts';

const navigate = (address: string) => window.location.assign(address);

/** The address by the page's hreflang link: texts may not be translated. */
function translated(code: string): string | undefined {
  const link = document.head.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${code}"]`);
  return link ? new URL(link.href).pathname : undefined;
}

function subscribeToNavigation(listener: () => void): () => void {
  window.navigation.addEventListener('currententrychange', listener);
  return () => window.navigation.removeEventListener('currententrychange', listener);
}

let shownPath = window.location.pathname;

/** While the editor restarts, the window may already have the address of the page to load then. */
function pathShown(): string {
  if (!isStarting()) shownPath = window.location.pathname;
  return shownPath;
}

function LocationSelect({ pagesOff }: { pagesOff: readonly PageId[] }) {
  const pathname = useSyncExternalStore(subscribeToNavigation, pathShown);
  const locale = localeOfPath(pathname, locales);
  const page = pageOfPath(pathname, locale);
  const lists = listedCollections.map((name) => ({
    address: textAddress(name, locale),
    label: pageLabel(name),
  }));
  const list = lists.find(({ address }) => pathname === address || pathname.startsWith(`${address}/`));
  // A page of the collection of pages; the not-found page has no such element.
  const isOwn = page === undefined && document.querySelector('main > article') !== null;
  const label = list?.label ?? (isOwn ? 'Page of your own' : 'Page not found');
  const pages = pagesWithout(pagesOff);
  return (
    <div className="where-to">
      <Select
        aria-label="Language"
        value={locale.code}
        options={locales.map(({ code, name, draft }) => ({
          value: code,
          label: draft ? `${name} (hidden)` : name,
        }))}
        onChange={(code) => {
          const address = list || isOwn ? translated(code) : undefined;
          navigate(address ?? pageAddress(page, localeOf(code)));
        }}
      />
      <Select
        aria-label="Page"
        value={page ?? ''}
        empty={page === undefined ? label : undefined}
        options={pages.map(({ id }) => ({ value: id, label: pageLabel(id) }))}
        onChange={(chosen) => navigate(pageAddress(pages.find(({ id }) => id === chosen)?.id, locale))}
      />
    </div>
  );
}

export type Mode = 'edit' | 'browse';
type BarProps = {
  mode: Mode;
  state: EditState;
  status: string;
  unsaved: number;
  onMode: (mode: Mode) => void;
  onUndoOrRedo: (action: HistoryAction) => void;
};

function Modes({ mode, onMode }: Pick<BarProps, 'mode' | 'onMode'>) {
  return (
    <div className="modes" role="group" aria-label="What a click does">
      {(['edit', 'browse'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={mode === each} onClick={() => onMode(each)}>
          {each === 'edit' ? 'Edit' : 'Browse'}
        </button>
      ))}
    </div>
  );
}

/** It is always there, unlike buttons that open a dialog, such as a count of texts. */
export const modeButton = () => editorRoot()?.querySelector<HTMLElement>('.modes [aria-pressed=true]');

function HistoryButtons({ state, onUndoOrRedo }: Pick<BarProps, 'state' | 'onUndoOrRedo'>) {
  const actions = [
    ['undo', 'Undo', '↶'],
    ['redo', 'Redo', '↷'],
  ] as const;
  return (
    <div className="history">
      {actions.map(([action, name, sign]) => (
        <button
          key={action}
          type="button"
          // Not `disabled`, which would take the focus.
          aria-disabled={!state[action]}
          title={state[action] && `${name}: ${state[action]}`}
          aria-label={name}
          onClick={() => onUndoOrRedo(action)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

type OpenerProps = { dialog: BarDialog; className?: string; children: string };

function Opener({ dialog, className, children }: OpenerProps) {
  const { open } = useEditor();
  return (
    <button
      type="button"
      className={className}
      onClick={({ currentTarget }) => void open({ is: dialog }, { opener: currentTarget })}
    >
      {children}
    </button>
  );
}

function Tasks({ state: { broken, older }, unsaved }: Pick<BarProps, 'state' | 'unsaved'>) {
  return (
    <div className="tasks">
      {broken > 0 && (
        <Opener dialog="mistakes" className="repair-button">{`${counted(broken, 'file')} to correct`}</Opener>
      )}
      {unsaved > 0 && <Opener dialog="unsaved">{`${unsaved} not saved`}</Opener>}
      {older > 0 && <Opener dialog="older texts">{counted(older, 'older text')}</Opener>}
    </div>
  );
}

const lists = [
  ['off screen', 'Texts not on screen'],
  ['facts', 'Facts and figures'],
  ['find', 'Find and replace'],
  ['texts', 'Articles'],
  ['brand', 'Brand'],
  ['offices', 'Offices'],
] as const;

/** Moves the focus between page and bar on Escape, because Tab reaches the bar only after the whole page. */
function useBarFocus(): void {
  useEffect(() => {
    let from: Element | null = null;
    const onKey = (event: KeyboardEvent) => {
      const root = editorRoot();
      if (event.isComposing || event.key !== 'Escape' || !root) return;
      const path = event.composedPath();
      const [target] = path;
      // The path of the event still includes a panel that the event has closed, which is in no document any more.
      if (!path.includes(root)) {
        from = document.activeElement;
        modeButton()?.focus();
      } else if (target instanceof Element && target.matches('.bar button') && from instanceof HTMLElement)
        from.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

export function Bar({ mode, state, status, unsaved, onMode, onUndoOrRedo }: BarProps) {
  const { changes } = state;
  useBarFocus();
  const count = changes === 0 ? 'Nothing changed' : changes && counted(changes, 'change');
  const said = [status, isStarting() ? 'the editor starts anew, for some seconds' : count]
    .filter(Boolean)
    .join(' · ');
  return (
    <section aria-label="Edit mode" className="bar">
      <Modes mode={mode} onMode={onMode} />
      <LocationSelect pagesOff={state.pagesOff} />
      <div className="openers">
        <div className="finders">
          {lists.map(([dialog, name]) => (
            <Opener key={dialog} dialog={dialog}>
              {name}
            </Opener>
          ))}
        </div>
        <Tasks state={state} unsaved={unsaved} />
      </div>
      <p role="status" className="said">
        {said}
      </p>
      <HistoryButtons state={state} onUndoOrRedo={onUndoOrRedo} />
      <Opener dialog="publish" className="publish-button">
        Publish
      </Opener>
    </section>
  );
}
