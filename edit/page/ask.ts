import type { Checked } from '#edit/publish/checks.ts';
import type { Published } from '#edit/publish/commit.ts';
import type { Branch } from '#edit/publish/git.ts';
import type { Reviewed } from '#edit/publish/review.ts';
import type { Outcome } from '#edit/save/session.ts';
import type { Change } from '#edit/words/expand.ts';
import type { Field } from '#edit/words/fields.ts';
import type { List } from '#edit/words/lists.ts';
import type { Preview } from '#edit/words/preview.ts';
import type { Place, Placeholder, Quote } from '#edit/words/quotes.ts';
import { loaded, update } from './live.ts';

export type State = { changes: number; undo?: string; redo?: string };
export type Seen = Record<string, string>;
/** All that the panel shows of some texts. */
export type Opened = {
  fields: Field[];
  quotes: Quote[];
  usedBy: Place[];
  lists: List[];
  placeholders: Placeholder[];
  preview?: Preview;
  seen: Seen;
};
export type Item = Pick<Opened, 'fields' | 'placeholders' | 'seen'>;
export type Review = { changes: Reviewed[]; branch: Branch };

type Answers = {
  state: State;
  fields: { fields: Field[] };
  open: Opened;
  item: Item;
  modules: { id: string; data: unknown; origins: unknown }[];
  save: Outcome & State;
  undo: Outcome & State;
  redo: Outcome & State;
  review: Review;
  check: Checked;
  publish: Published;
};
type Asked = {
  open: { keys: string[] };
  item: { key: string };
  modules: { ids: string[] };
  save: { changes: Change[]; seen: Seen; title: string };
  check: { name: string };
};

/** Asks the server of edit mode. Throws with its own words where it refuses. */
export async function ask<Name extends keyof Answers>(
  name: Name,
  ...[data]: Name extends keyof Asked ? [Asked[Name]] : []
): Promise<Answers[Name]> {
  const answer = await fetch(`/@edit/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data ?? {}),
  });
  const said = (await answer.json()) as Answers[Name] & { error?: string };
  if (!answer.ok) throw new Error(said.error ?? answer.statusText);
  return said;
}

/** Shows the content as it is now. What components hold of the company's facts are copies: for those the page is loaded again. */
export async function showContent(): Promise<void> {
  const modules = await ask('modules', { ids: loaded() });
  const isFact = modules.some(({ id, data, origins }) => update(id, data, origins) && id === 'site.yaml');
  if (isFact || document.querySelector('vite-error-overlay')) window.location.reload();
}
