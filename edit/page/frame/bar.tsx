import { useRef } from 'react';
import type { EditState } from '#edit/page/saving/use-edit-state.ts';
import type { FinderKind } from '#edit/page/words/finder.tsx';
import { LocationSelect } from './location-select.tsx';
import { useBarFocus } from './use-bar-focus.ts';
import type { HistoryAction } from '#edit/page/saving/use-undo.ts';

export type Mode = 'edit' | 'browse';
type Props = {
  mode: Mode;
  state: EditState;
  status: string;
  onMode: (mode: Mode) => void;
  onFind: (kind: FinderKind, from: HTMLElement) => void;
  onArticles: (from: HTMLElement) => void;
  onBrand: (from: HTMLElement) => void;
  onOlderTexts: (from: HTMLElement) => void;
  onMend: (from: HTMLElement) => void;
  onUndoOrRedo: (action: HistoryAction) => void;
  onPublish: (from: HTMLElement) => void;
};

function Modes({ mode, onMode }: Pick<Props, 'mode' | 'onMode'>) {
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

function HistoryButtons({ state, onUndoOrRedo }: Pick<Props, 'state' | 'onUndoOrRedo'>) {
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
          disabled={!state[action]}
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

/** What waits for the owner: files to correct, and texts whose other language has changed. */
function Tasks({ state: { broken, older }, onMend, onOlderTexts }: Props) {
  return (
    <>
      {broken > 0 && (
        <button type="button" className="mend-button" onClick={({ currentTarget }) => onMend(currentTarget)}>
          {broken} {broken === 1 ? 'file' : 'files'} to correct
        </button>
      )}
      {older > 0 && (
        <button type="button" onClick={({ currentTarget }) => onOlderTexts(currentTarget)}>
          {older} older {older === 1 ? 'text' : 'texts'}
        </button>
      )}
    </>
  );
}

/** The bar of edit mode: mode, language and page, lists, status, undo and redo, and Publish. */
export function Bar(props: Props) {
  const { mode, state, status, onMode, onFind, onArticles, onBrand, onUndoOrRedo, onPublish } = props;
  const { changes } = state;
  const own = useRef<HTMLElement>(null);
  useBarFocus(own);
  const counted = changes === 0 ? 'Nothing changed' : `${changes} ${changes === 1 ? 'change' : 'changes'}`;
  const count = changes === undefined ? '' : counted;
  return (
    <section ref={own} aria-label="Edit mode" className="bar">
      <Modes mode={mode} onMode={onMode} />
      <LocationSelect />
      <div className="finders">
        <button type="button" onClick={({ currentTarget }) => onFind('texts', currentTarget)}>
          Texts not on screen
        </button>
        <button type="button" onClick={({ currentTarget }) => onFind('facts', currentTarget)}>
          Facts and figures
        </button>
        <button type="button" onClick={({ currentTarget }) => onArticles(currentTarget)}>
          Articles
        </button>
        <button type="button" onClick={({ currentTarget }) => onBrand(currentTarget)}>
          Brand
        </button>
      </div>
      <p role="status" className="said">
        {[status, count].filter(Boolean).join(' · ')}
      </p>
      <Tasks {...props} />
      <HistoryButtons state={state} onUndoOrRedo={onUndoOrRedo} />
      <button
        type="button"
        className="publish-button"
        onClick={({ currentTarget }) => onPublish(currentTarget)}
      >
        Publish
      </button>
    </section>
  );
}
