import { useRef } from 'react';
import type { State } from './ask.ts';
import type { FinderKind } from './finder.tsx';
import type { Way } from './use-travel.ts';
import { useWayToBar } from './use-way-to-bar.ts';
import { Where } from './where.tsx';

export type Mode = 'edit' | 'browse';
type Props = {
  mode: Mode;
  state: State;
  said: string;
  onMode: (mode: Mode) => void;
  onFind: (kind: FinderKind, from: HTMLElement) => void;
  onArticles: (from: HTMLElement) => void;
  onTravel: (way: Way) => void;
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

function HistoryButtons({ state, onTravel }: Pick<Props, 'state' | 'onTravel'>) {
  const ways = [
    ['undo', 'Undo', '↶'],
    ['redo', 'Redo', '↷'],
  ] as const;
  return (
    <div className="history">
      {ways.map(([way, name, sign]) => (
        <button
          key={way}
          type="button"
          disabled={!state[way]}
          title={state[way] && `${name}: ${state[way]}`}
          aria-label={name}
          onClick={() => onTravel(way)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

/** The bar of edit mode: mode, language and page, lists, status, undo and redo, and Publish. */
export function Bar({ mode, state, said, onMode, onFind, onArticles, onTravel, onPublish }: Props) {
  const { changes } = state;
  const own = useRef<HTMLElement>(null);
  useWayToBar(own);
  const count = changes === 0 ? 'Nothing changed' : `${changes} ${changes === 1 ? 'text' : 'texts'} changed`;
  return (
    <section ref={own} aria-label="Edit mode" className="bar">
      <Modes mode={mode} onMode={onMode} />
      <Where />
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
      </div>
      <p role="status" className="said">
        {[said, count].filter(Boolean).join(' · ')}
      </p>
      <HistoryButtons state={state} onTravel={onTravel} />
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
