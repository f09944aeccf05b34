import type { Root as Markdown } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { textAddress } from '#packages/site/addresses.ts';
import { figureLocale, localeOf, type LocaleCode } from '#packages/site/locales.ts';
import { once } from '#packages/site/once.ts';
import { mediaMistakes } from '../media/media-file.ts';
import type { Checked } from '../reading/read-yaml.ts';
import { explain, mistakeAt, mistakeOfFile, mistakesOfIssues, type Mistake } from '../reading/mistakes.ts';
import { isCircular, leadMistake, type Addresses, type ScheduledText } from '../addresses/addresses.ts';
import type { Collection, SharedMatter } from '../collections/collection.ts';
import type { Facts, Figures } from '../facts.ts';
import type { QuotedFacts } from '../words/quoted-facts.ts';
import { fillText, type Quotable } from '../words/placeholders.ts';
import { holdMistakes, holdOf, type Hold } from '../schedule/held-back.ts';
import type { WrittenPeople } from '../proof/people.ts';
import type { WrittenQuotes } from '../proof/quotes.ts';
import { dayAfter } from '../schedule/site-day.ts';
import { slugMistake } from '../addresses/slug-of.ts';
import { dataNode, map } from '../tree.ts';
import { textFile } from '../languages.ts';
import type { TextFile } from './text-file.ts';
import { checkMarkdown, mistakesIn, type Finding, type OtherFiles } from './markdown-rules.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** `markdown` has its placeholders filled; it is empty if the file cannot be read. */
export type CheckedText<Matter = SharedMatter> = Checked<Matter> & { markdown: Markdown };

/** The checked texts of a collection in a language, by slug. */
export type CheckedTexts<Matter = SharedMatter> = Readonly<Record<string, CheckedText<Matter>>>;

export type TextContext = {
  root: string;
  locale: LocaleCode;
  entries: readonly ScheduledText[];
  addresses: Addresses;
  day: string;
  site: Checked<Facts>;
  figures: Checked<Figures>;
  quotableIn: QuotedFacts;
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

function checkMatter<Matter extends SharedMatter>(
  { matter }: TextFile,
  quotable: Quotable,
  collection: Collection<Matter>,
): Omit<Checked<Matter>, 'file'> {
  const unfilled: Mistake[] = [];
  const filled = map(dataNode(matter), ({ path, value }) => {
    const report = (reason: string) => unfilled.push(mistakeAt(path.join('.'), reason));
    return typeof value === 'string' ? fillText(value, quotable, report) : value;
  });
  const result = collection.matter.safeParse(filled, { error: explain });
  const mistakes = [
    ...unfilled,
    ...(result.success ? [] : mistakesOfIssues(result.error.issues)),
    ...holdMistakes(holdOf(matter)),
  ];
  return { mistakes, ...(result.success && { data: result.data }) };
}

function checkBody(
  { body }: TextFile,
  quotable: Quotable,
  mayHaveBlocks: boolean,
): { markdown: Markdown; isEmpty: boolean; findings: Finding[] } {
  const markdown = parseMarkdown(body);
  const isEmpty = toString(markdown, { includeImageAlt: false }).trim() === '' && !markdown.data?.tooDeepAt;
  const findings = checkMarkdown(markdown, quotable, mayHaveBlocks);
  return { markdown, isEmpty, findings };
}

/** What no other file can change but by the facts that it quotes: of the same file with the same facts, it is checked once. */
const checkAlone = once(
  <Matter extends SharedMatter>(text: TextFile, quotable: Quotable, collection: Collection<Matter>) => ({
    matter: checkMatter(text, quotable, collection),
    body: checkBody(text, quotable, collection.blockMistake !== undefined),
  }),
);

/** Fills the placeholders of a text and checks it: of the same file with the same facts, only what it refers to. */
export function checkText<Matter extends SharedMatter>(
  context: TextContext,
  collection: Collection<Matter>,
  slug: string,
  text: TextFile,
): CheckedText<Matter> {
  const { root, locale, quotableIn } = context;
  const { name } = collection;
  const file = textFile(locale, name, slug);
  if (text.mistakes.length > 0)
    return { file, mistakes: text.mistakes, markdown: { type: 'root', children: [] } };
  const { matter, body } = checkAlone(text, quotableIn(figureLocale(locale)), collection);
  const named = slugMistake(slug, collection.reservedSlugs);
  const hold = holdOf(text.matter);
  const others: OtherFiles = {
    linkMistake: (address) => linkMistake(context, address, { ...hold, collection: name }),
    pictureMistakes: (picture) => mediaMistakes(root, picture),
    blockMistake: (block) => collection.blockMistake?.(context, block),
  };
  const picture = matter.data?.picture?.file;
  const mistakes = [
    ...(named ? [mistakeOfFile(`its name is part of its address: ${named}`)] : []),
    ...matter.mistakes,
    ...(picture ? mediaMistakes(root, picture).map((reason) => mistakeAt('picture.file', reason)) : []),
    ...movedMistakes(context, textAddress(name, localeOf(locale), slug), hold),
    ...((matter.data && collection.mistakesOf?.(context, slug, matter.data)) ?? []),
    ...mistakesIn(body.findings, others, text.linesBefore),
    ...(body.isEmpty ? [mistakeOfFile('has no text yet')] : []),
  ];
  return { ...matter, file, mistakes, markdown: body.markdown };
}

/** The named keys that do not exist; none if the known keys are undefined. */
export function missing(named: readonly string[], known: object | undefined): string[] {
  return named.filter((key) => known && !Object.hasOwn(known, key));
}
