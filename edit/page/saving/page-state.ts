import type { ContentChange } from '#edit/edit.ts';

/** What the page shows of the content. */
export type PageState =
  /** All of it, as of a revision: 0 when the page was loaded. */
  | { is: 'current'; revision: number }
  /** Something older, until the page has read the announced change; `next` came in the meantime. */
  | { is: 'refreshing'; revision: number; to: ContentChange; next?: ContentChange }
  /** Something older, until it is loaded anew. */
  | { is: 'outdated' };

export type PageEvent =
  | { is: 'changed'; change: ContentChange }
  | { is: 'refreshed' }
  /** The page cannot show the content in place. */
  | { is: 'given up' };

export function nextState(state: PageState, event: PageEvent): PageState {
  if (state.is === 'outdated' || event.is === 'given up') return { is: 'outdated' };
  if (event.is === 'changed') {
    const { change } = event;
    if (state.is === 'current') return { is: 'refreshing', revision: state.revision, to: change };
    const files = new Set([...(state.next?.files ?? []), ...change.files]);
    return { ...state, next: { revision: change.revision, files: [...files] } };
  }
  if (state.is === 'current') return state;
  const { to, next } = state;
  return next
    ? { is: 'refreshing', revision: to.revision, to: next }
    : { is: 'current', revision: to.revision };
}

/** Whether nothing more is to come of a revision. */
export const isSettled = (state: PageState, revision: number): boolean =>
  state.is === 'outdated' || state.revision >= revision;
