import type { BegunArticle } from '#edit/articles/begin.ts';
import type { ArticlePreview, ListedArticle, OpenedArticle } from '#edit/articles/articles.ts';
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
import type { Collection } from '#generate/content/articles/article-file.ts';
import { loadedModuleIds, updateModule } from './live.ts';

/** The titles of the saves to undo and redo next. */
export type History = { undo?: string; redo?: string };
export type EditState = History & { changes: number };
export type FileHashes = Record<string, string>;
/** Everything the panel shows for some texts. */
export type Opened = {
  fields: Field[];
  quotes: Quote[];
  usedBy: Place[];
  lists: List[];
  placeholders: Placeholder[];
  preview?: Preview;
  hashes: FileHashes;
};
export type Item = Pick<Opened, 'fields' | 'placeholders' | 'hashes'>;
export type Review = { changes: Reviewed[]; branch: Branch };

type Answers = {
  state: EditState;
  fields: { fields: Field[] };
  open: Opened;
  item: Item;
  articles: { articles: ListedArticle[] };
  begin: BegunArticle;
  article: OpenedArticle;
  nearest: { address: string };
  preview: ArticlePreview;
  modules: { id: string; data: unknown; origins: unknown }[];
  save: Outcome & History;
  undo: Outcome & History;
  redo: Outcome & History;
  review: Review;
  check: Checked;
  publish: Published;
};
type Asked = {
  open: { keys: string[] };
  item: { key: string };
  begin: { collection: Collection; slug: string; title: string };
  article: { name: string };
  nearest: { address: string };
  preview: { locale: string; name: string; text: string };
  modules: { ids: string[] };
  save: { changes: Change[]; hashes: FileHashes; title: string };
  check: { name: string };
};

/** Sends a request to the edit server. Throws an Error with the server's message if it refuses. */
export async function ask<Name extends keyof Answers>(
  name: Name,
  ...[data]: Name extends keyof Asked ? [Asked[Name]] : []
): Promise<Answers[Name]> {
  const response = await fetch(`/@edit/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data ?? {}),
  });
  const body = (await response.json()) as Answers[Name] & { error?: string };
  if (!response.ok) throw new Error(body.error ?? response.statusText);
  return body;
}

/** Fetches the current content and updates the page in place; see use-reload.ts for what needs a reload. */
export async function refreshContent(): Promise<void> {
  const modules = await ask('modules', { ids: loadedModuleIds() });
  for (const { id, data, origins } of modules) updateModule(id, data, origins);
}
