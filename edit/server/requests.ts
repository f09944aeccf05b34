/**
 * Schemas of the panel's requests, which are validated before they are handled. A new request is its schema here and its
 * handler in actions.ts: the panel's `ask` has its types from both.
 */
import { z } from 'zod';
import { collectionNames } from '#packages/site/collections.ts';
import { siteHostNames } from '#hosting/site-hosts.ts';
import { countries } from '../content/countries.ts';
import { newLanguages } from '../languages/new-languages.ts';
import { asked, key, language, position, spot, text, typed } from '../changes/asked.ts';
import { contentFiles } from '../content/content-files.ts';

const typedText = z.strictObject({ locale: language, values: typed });

const chosenFile = z.strictObject({ name: key, bytes: z.instanceof(Uint8Array) });
const crop = z.strictObject({
  left: position,
  top: position,
  width: position.min(1),
  height: position.min(1),
});

// What every page of a language shows besides words of files.
const ofFrame = z.string().regex(/^[\w-]+\/(?:clock|quickLinks)$/);

const search = z.strictObject({ text: key.trim().min(2), matchesCase: z.boolean(), wholeWords: z.boolean() });
const hashes = z.record(z.string(), z.string());

const nothing = z.strictObject({});
export const requests = {
  state: nothing,
  fields: nothing,
  open: z.strictObject({ spots: z.array(spot).min(1) }),
  item: spot.extend({ item: z.union([key, position]) }),
  texts: nothing,
  begin: z.strictObject({
    collection: z.enum(collectionNames),
    slug: key,
    title: key,
    locale: language,
    from: key.optional(),
  }),
  text: z.strictObject({ name: key }),
  nearest: z.strictObject({ address: key }),
  preview: z.strictObject({ name: key, texts: z.tuple([typedText], typedText) }),
  brand: nothing,
  offices: nothing,
  readMark: z.strictObject({ text }),
  openMark: chosenFile,
  pictures: nothing,
  openPicture: chosenFile,
  addPicture: z.strictObject({ file: key, hash: key, crop: crop.optional() }),
  mistakes: nothing,
  repair: z.strictObject({ file: key }),
  modules: z.strictObject({ ids: z.array(z.union([z.enum(contentFiles), ofFrame])) }),
  save: z.strictObject({
    edits: z.array(asked).min(1),
    hashes,
    title: z.string().max(300),
  }),
  find: search,
  replace: z.strictObject({ search, by: text, ids: z.array(z.string()).min(1), hashes }),
  addLanguage: z.strictObject({
    code: z.enum(newLanguages.map(({ value }) => value)),
    territory: z.enum(countries.map(({ value }) => value)),
  }),
  takeOutLanguage: z.strictObject({ code: language }),
  undo: z.strictObject({ step: key }),
  redo: z.strictObject({ step: key }),
  review: nothing,
  prepareDailyBuild: z.strictObject({ host: z.enum(siteHostNames) }),
  publish: z.strictObject({ message: z.string().trim().max(50_000).optional(), seen: key }),
  bringIn: z.strictObject({ choices: z.record(z.string(), z.enum(['mine', 'theirs'])) }),
  sendForReview: z.strictObject({ seen: key }),
  olderTexts: nothing,
  stillRight: z.strictObject({ confirmations: z.array(z.string().max(60)).min(1) }),
  takeBack: z.strictObject({ id: z.string().regex(/^[a-f\d]{40,64}$/) }),
};

export type ActionName = keyof typeof requests;
export type Request<Name extends ActionName> = z.infer<(typeof requests)[Name]>;
