import { locales, pseudoCode } from '#app/site/locales.ts';
import { localeOfPath, pageAddress, pageOfPath, pages } from '#app/site/pages.ts';
import type { State } from './ask.ts';
import type { FinderKind } from './finder.tsx';

export type Mode = 'edit' | 'browse';
type Props = {
  mode: Mode;
  state: State;
  said: string;
  onMode: (mode: Mode) => void;
  onFind: (kind: FinderKind, from: HTMLElement) => void;
  onTravel: (way: 'undo' | 'redo') => void;
  onPublish: (from: HTMLElement) => void;
};

const languages = locales.filter(({ code }) => code !== pseudoCode);
const names: Record<string, string> = { benefits: 'Why Choose Us' };
const nameOf = (id: string) => names[id] ?? id.charAt(0).toUpperCase() + id.slice(1);

const go = (address: string) => window.location.assign(address);

function Where() {
  const { pathname } = window.location;
  const locale = localeOfPath(pathname, locales);
  const page = pageOfPath(pathname, locale);
  const languageAt = (code: string) => languages.find((each) => each.code === code) ?? locale;
  return (
    <div className="where-to">
      <select
        aria-label="Language"
        value={locale.code}
        onChange={(event) => go(pageAddress(page, languageAt(event.target.value)))}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Page"
        value={page ?? ''}
        onChange={({ target }) => go(pageAddress(pages.find(({ id }) => id === target.value)?.id, locale))}
      >
        {page === undefined && <option value="">Page not found</option>}
        {pages.map(({ id }) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The bar of edit mode: what a click does, where one is, what has changed, and what to do with it. */
export function Bar({ mode, state, said, onMode, onFind, onTravel, onPublish }: Props) {
  const { changes, undo, redo } = state;
  return (
    <section aria-label="Edit mode" className="bar">
      <div className="modes" role="group" aria-label="What a click does">
        {(['edit', 'browse'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={mode === each} onClick={() => onMode(each)}>
            {each === 'edit' ? 'Edit' : 'Browse'}
          </button>
        ))}
      </div>
      <Where />
      <div className="finders">
        <button type="button" onClick={({ currentTarget }) => onFind('texts', currentTarget)}>
          Texts not on screen
        </button>
        <button type="button" onClick={({ currentTarget }) => onFind('facts', currentTarget)}>
          Facts and figures
        </button>
      </div>
      <p role="status" className="said">
        {said || (changes === 0 ? 'Nothing changed' : `${changes} changed`)}
      </p>
      <div className="history">
        <button
          type="button"
          disabled={!undo}
          title={undo}
          aria-label="Undo"
          onClick={() => onTravel('undo')}
        >
          ↶
        </button>
        <button
          type="button"
          disabled={!redo}
          title={redo}
          aria-label="Redo"
          onClick={() => onTravel('redo')}
        >
          ↷
        </button>
      </div>
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
