import type { Root as Markdown } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { textAddress } from '#packages/site/addresses.ts';
import type { CollectionName } from '#packages/site/collections.ts';
import { localeOf, type LocaleCode } from '#packages/site/locales.ts';
import { once } from '#packages/site/once.ts';
import { mediaMistakes } from '../media/media-file.ts';
import { checkFile, type Checked } from '../reading/read-yaml.ts';
import { mistakeAt, mistakeInLine, mistakeOfFile, type Mistake } from '../reading/mistakes.ts';
import { isCircular, leadMistake, type Addresses, type ScheduledText } from '../addresses/addresses.ts';
import type { SharedMatter } from '../collections/collection.ts';
import { collections } from '../collections/collections.ts';
import type { Figures } from '../facts.ts';
import { fillText, type Quotable } from '../words/placeholders.ts';
import { holdMistakes, holdOf, type Hold } from '../schedule/held-back.ts';
import type { WrittenPeople } from '../proof/people.ts';
import type { WrittenQuotes } from '../proof/quotes.ts';
import { dayAfter } from '../schedule/site-day.ts';
import { slugMistake } from '../addresses/slug-of.ts';
import { dataNode, map } from '../tree.ts';
import { textFile } from '../languages.ts';
import type { TextFile } from './text-file.ts';
import { checkMarkdown, type Reference } from './markdown-rules.ts';
import { reportSlips } from './markdown-slips.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { kept } from './kept-checks.ts';

type CheckedBody = { markdown: Markdown; mistakes: Mistake[] };

/** `body` takes ten times as long as front matter: it is parsed and checked when it is first asked for. */
export type CheckedText<Matter = SharedMatter> = Checked<Matter> & { body: () => CheckedBody };

/** The checked texts of a collection in a language, by slug. */
export type CheckedTexts<Matter = SharedMatter> = Readonly<Record<string, CheckedText<Matter>>>;

export type TextContext = {
  root: string;
  locale: LocaleCode;
  entries: readonly ScheduledText[];
  addresses: Addresses;
  day: string;
  figures: Checked<Figures>;
  quoted: Quotable;
  quotes: Checked<WrittenQuotes>;
  people: Checked<WrittenPeople>;
};

/** Why a text cannot lead to an address, for every day on which it does. */
function linkMistake(
  { addresses, day }: TextContext,
  address: string,
  from: Parameters<typeof leadMistake>[2],
): string | undefined {
  return addresses.has(address)
    ? leadMistake(addresses, address, from, day)
    : `${address} is not an address of this site in this language`;
}

/** Reports an address that a text leads to after its last day, and that leads nowhere then. */
function movedMistakes(context: TextContext, own: string, { draft, until, movedTo }: Hold): Mistake[] {
  if (movedTo === undefined || until === undefined) return [];
  const mistake = isCircular(context.addresses, own, movedTo)
    ? `${movedTo} leads back here once it is taken down`
    : linkMistake(context, movedTo, { draft, date: dayAfter(until) });
  return mistake === undefined ? [] : [mistakeAt('movedTo', mistake)];
}

/** Fills the placeholders of front matter, and checks all of it that no other file can change. */
function checkMatter(
  file: string,
  { matter }: TextFile,
  facts: Quotable,
  collection: CollectionName,
  slug: string,
): Checked<SharedMatter> {
  const { matter: schema, reservedSlugs } = collections[collection];
  const unfilled: Mistake[] = [];
  const filled = map(dataNode(matter), ({ path, value }) => {
    const report = (reason: string) => unfilled.push(mistakeAt(path.join('.'), reason));
    return typeof value === 'string' ? fillText(value, facts, report) : value;
  });
  const checked = checkFile(file, schema, { data: filled, mistakes: [] });
  const named = slugMistake(slug, reservedSlugs);
  const mistakes = [
    ...(named ? [mistakeOfFile(`its name is part of its address: ${named}`)] : []),
    ...unfilled,
    ...checked.mistakes,
    ...holdMistakes(holdOf(matter)),
  ];
  return { ...checked, mistakes };
}

/** Fills the placeholders below front matter, and checks all of it but what it refers to, which other files can change. */
function checkBody(
  { body, linesBefore }: TextFile,
  facts: Quotable,
  hasBlocks: boolean,
): CheckedBody & { references: Reference[] } {
  const mistakes: Mistake[] = [];
  const report = (line: number, reason: string) => void mistakes.push(mistakeInLine(line, reason));
  // With empty lines in place of the front matter, so that lines are counted as in the file.
  const source = '\n'.repeat(linesBefore) + body;
  const markdown = parseMarkdown(source, [reportSlips(source, report)]);
  const references = checkMarkdown(markdown, facts, hasBlocks, report);
  const isEmpty =
    toString(markdown, { includeImageAlt: false }).trim() === '' &&
    !references.some(({ to }) => to === 'block') &&
    !markdown.data?.tooDeepAt;
  if (isEmpty) mistakes.push(mistakeOfFile('has no text yet'));
  return { markdown, mistakes, references };
}

const asText = once((facts: Quotable) => JSON.stringify(facts));

/** What no other file can change: of the same file with the same facts, it is checked once. */
const checkAlone = once(
  (file: string, text: TextFile, facts: Quotable, collection: CollectionName, slug: string) => {
    const hasBlocks = collections[collection].blockMistake !== undefined;
    const key = [file, String(text.linesBefore), text.body, asText(facts)];
    return {
      matter: checkMatter(file, text, facts, collection, slug),
      body: once(() => kept(key, () => checkBody(text, facts, hasBlocks))),
    };
  },
);

const noText: CheckedBody = { markdown: { type: 'root', children: [] }, mistakes: [] };

/** Fills the placeholders of a text and checks it: of the same file with the same facts, only what it refers to. */
export function checkText(
  context: TextContext,
  collection: CollectionName,
  slug: string,
  text: TextFile,
): CheckedText {
  const { root, locale, quoted } = context;
  const definition = collections[collection];
  const file = textFile(locale, collection, slug);
  if (text.mistakes.length > 0) return { file, mistakes: text.mistakes, body: () => noText };
  const { matter: alone, body } = checkAlone(file, text, quoted, collection, slug);
  const hold = holdOf(text.matter);
  const pictureMistakes = (picture: string) => mediaMistakes(root, picture);
  const picture = alone.data?.picture?.file;
  const mistakes = [
    ...alone.mistakes,
    ...(picture ? pictureMistakes(picture).map((reason) => mistakeAt('picture.file', reason)) : []),
    ...movedMistakes(context, textAddress(collection, localeOf(locale), slug), hold),
    ...((alone.data && definition.mistakesOf?.(context, slug, alone.data)) ?? []),
  ];
  const reasonsOf = ({ to, name }: Reference): string[] => {
    if (to === 'picture') return pictureMistakes(name);
    const reason =
      to === 'link'
        ? linkMistake(context, name, { ...hold, collection })
        : definition.blockMistake?.(context, name);
    return reason === undefined ? [] : [reason];
  };
  const checkedBody = once((): CheckedBody => {
    const { markdown, mistakes: own, references } = body();
    const unmet = references.flatMap((each) =>
      reasonsOf(each).map((reason) => mistakeInLine(each.line, reason)),
    );
    return { markdown, mistakes: [...own, ...unmet] };
  });
  return { ...alone, mistakes, body: checkedBody };
}
