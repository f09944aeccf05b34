import type { BegunArticle } from '#edit/articles/begin.ts';
import type { ArticlePreview, ListedArticle, OpenedArticle } from '#edit/articles/articles.ts';
import type { PicturePlace, Described } from '#edit/articles/insert-picture.ts';
import type { Brand } from '#edit/brand/brand.ts';
import type { Crop, Picture } from '#edit/brand/pictures.ts';
import type { Checked } from '#edit/publish/checks.ts';
import type { Published } from '#edit/publish/commit.ts';
import type { HeldBack } from '#edit/publish/held-back.ts';
import type { Branch } from '#edit/publish/git.ts';
import type { Reviewing } from '#edit/publish/review.ts';
import type { Waiting } from '#edit/publish/reviews.ts';
import type { Version } from '#edit/publish/versions.ts';
import type { BrokenFile, MendableFile } from '#edit/save/mend.ts';
import type { Outcome } from '#edit/save/session.ts';
import type { DocumentTexts } from '#edit/words/document-texts.ts';
import type { Change } from '#edit/words/change.ts';
import type { Field } from '#edit/words/fields.ts';
import type { List } from '#edit/words/lists.ts';
import type { NewPart } from '#edit/words/new-item.ts';
import type { OlderText } from '#edit/words/outdated.ts';
import type { Preview } from '#edit/words/preview.ts';
import type { Place, Placeholder, Quote } from '#edit/words/quotes.ts';
import type { Path } from '#edit/writer/edits.ts';
import type { Mark } from '#generate/brand/mark.ts';
import type { Collection } from '#generate/content/collections.ts';

/** The titles of the saves to undo and redo next. */
export type History = { undo?: string; redo?: string };
/**
 * `broken` is the number of files that keep the site from being built, `older` that of texts whose other language has
 * changed; `changes` is not known until the server has answered.
 */
export type EditState = History & { changes?: number; broken: number; older: number };
export type FileHashes = Record<string, string>;
/** Everything the panel shows for some texts. */
export type Opened = {
  fields: Field[];
  quotes: Quote[];
  usedBy: Place[];
  lists: List[];
  placeholders: Placeholder[];
  preview?: Preview;
  /** Those of the texts that are older than the same text in another language. */
  older: OlderText[];
  /** How many characters more fit on the page, by language. */
  pageRoom: Record<string, number>;
  hashes: FileHashes;
};
/** The form of a new list item. */
export type Item = {
  list: List;
  parts: NewPart[];
  /** What the list's file needs too, if this item begins it. */
  beside: Field[];
  /** The figures that the neighbour has in a file of their own. */
  figures: Field[];
} & Pick<Opened, 'placeholders' | 'pageRoom' | 'hashes'>;
export type OpenedBrand = Opened & Brand;
/** A version that waits for review, and where the host shows it. */
export type WaitingReview = Waiting & { address?: string };
export type Review = Reviewing & HeldBack & { branch: Branch; versions: Version[]; reviews: WaitingReview[] };

type Answers = {
  state: EditState;
  fields: { fields: Field[]; emptyLists: List[] };
  open: Opened;
  item: Item;
  articles: { articles: ListedArticle[] };
  begin: BegunArticle;
  article: OpenedArticle;
  nearest: { address: string };
  preview: ArticlePreview;
  addFigure: { key: string; texts: { locale: string; text: string }[] };
  brand: OpenedBrand;
  readMark: { mark?: Mark; mistakes: string[] };
  pictures: { pictures: Picture[] };
  openPicture: Picture;
  addPicture: Outcome & History & { file: string };
  insertPicture: { texts: Unsaved[] };
  documentTexts: DocumentTexts;
  mistakes: { files: BrokenFile[] };
  mend: MendableFile;
  modules: { id: string; data: unknown; origins: unknown }[];
  save: Outcome & History;
  undo: Outcome & History;
  redo: Outcome & History;
  review: Review;
  check: Checked;
  progress: { step: string };
  publish: Published;
  olderTexts: { texts: OlderText[]; counts: string[] };
  stillRight: Published;
  sendForReview: Published;
  publishReviewed: Published;
  takeBack: Published;
};
/** An unsaved text of an article. */
export type Unsaved = { locale: string; text: string };

type Asked = {
  open: { keys: string[] };
  item: { name: string; list: Path; item: string | number };
  begin: { collection: Collection; slug: string; title: string; from?: { name: string; locale: string } };
  article: { name: string };
  nearest: { address: string };
  preview: { locale: string; name: string; text: string; others: Unsaved[] };
  addFigure: { title: string; texts: (Unsaved & { label: string; value: string })[] };
  readMark: { text: string };
  openPicture: { name: string; data: string };
  addPicture: { name: string; data: string; crop?: Crop | undefined };
  insertPicture: { file: string; place: PicturePlace; at: number; texts: Described[] };
  documentTexts: { locale: string };
  mend: { file: string };
  modules: { ids: string[] };
  save: { changes: Change[]; hashes: FileHashes; title: string };
  check: { name: string };
  publishReviewed: { branch: string };
  takeBack: { id: string };
  stillRight: { confirmations: string[] };
};

const stopped =
  'The editor on this computer does not answer. Start it again with “npm run edit”; what you typed is kept.';

/** The server does not answer. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** Returns the message of an error, for the panel to show. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Sends a request to the edit server. Throws an Error with the server's message if it refuses, or does not answer. */
export async function ask<Name extends keyof Answers>(
  name: Name,
  ...[data]: Name extends keyof Asked ? [Asked[Name]] : []
): Promise<Answers[Name]> {
  const response = await fetch(`/@edit/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data ?? {}),
  }).catch(() => {
    throw new Stopped(stopped);
  });
  const body = (await response.json()) as Answers[Name] & { error?: string };
  if (!response.ok) throw new Error(body.error ?? response.statusText);
  return body;
}
