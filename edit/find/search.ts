import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { parseMarkdown } from '#packages/content/texts/parse-markdown.ts';
import { text } from '../changes/asked.ts';

/** White space in `text` stands for any, so that a name is found across a line break too. */
export const search = z.strictObject({
  text: text.trim().min(1),
  matchesCase: z.boolean(),
  wholeWords: z.boolean(),
});
export type Search = z.infer<typeof search>;
/** In UTF-16 code units. */
export type Span = { start: number; end: number };

// In Markdown, the lines of a quote begin with its sign.
const space = String.raw`(?:\s|(?<=\n[ \t>]*)>)+`;
const letter = String.raw`[\p{L}\p{M}\p{N}_]`;

function patternOf({ text, matchesCase, wholeWords }: Search): RegExp {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => RegExp.escape(word));
  const [before, after] = wholeWords ? [`(?<!${letter})`, `(?!${letter})`] : ['', ''];
  return new RegExp(before + words.join(space) + after, matchesCase ? 'gu' : 'giu');
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

const spanOf = ({ index, 0: all }: RegExpExecArray): Span => ({ start: index, end: index + all.length });

/** `parts` have words, of which `left` are to be left alone. */
type Prose = { parts: Span[]; left: Span[] };

/** Only what lies in one of `parts`, and touches none of `left`. */
export function occurrences(
  search: Search,
  text: string,
  { parts = [{ start: 0, end: text.length }], left = [] }: Partial<Prose> = {},
): Span[] {
  const found = [...text.matchAll(patternOf(search))].map(spanOf);
  return found.filter(
    (span) =>
      parts.some(({ start, end }) => start <= span.start && span.end <= end) &&
      !left.some((each) => overlaps(span, each)),
  );
}

/** Figures, as in {claims.projects}, and what a page fills in, as in [hours]. */
export function placeholdersIn(text: string, slots: readonly string[] = []): Span[] {
  const found = [...text.matchAll(/(?<!\\)\{[^{}]*\}|\[([^[\]]*)\]/g)];
  return found.filter(([, slot]) => slot === undefined || slots.includes(slot)).map(spanOf);
}

// What the parser leaves in texts: addresses that are their own words, and blocks of the site.
const unmarked = /<[^\s<>]+>|(?:https?:\/\/|www\.)\S+|\S+@\S+|\[\[[^\]]*\]\]/g;

/** Of a Markdown text. */
export function proseIn(text: string): Prose {
  const parts: Span[] = [];
  visit(parseMarkdown(text), ({ type, position }) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    if (type === 'text') parts.push({ start, end });
    // The words of a picture stand before its address.
    if (type === 'image') parts.push({ start: start + 2, end: text.indexOf('](', start) });
  });
  return { parts, left: [...placeholdersIn(text), ...[...text.matchAll(unmarked)].map(spanOf)] };
}

const longest = 120;
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

export function sentenceAround(text: string, { start, end }: Span, locale: string) {
  const sentences = [...new Intl.Segmenter(locale || 'en', { granularity: 'sentence' }).segment(text)];
  const first = sentences.findLast(({ index }) => index <= start);
  const last = sentences.find(({ index, segment }) => index + segment.length >= end);
  const before = oneLine(text.slice(first?.index ?? 0, start)).trimStart();
  const after = oneLine(text.slice(end, last ? last.index + last.segment.length : undefined)).trimEnd();
  return {
    before: before.length > longest ? `… ${before.slice(-longest).replace(/^\S*\s/, '')}` : before,
    found: oneLine(text.slice(start, end)),
    after: after.length > longest ? `${after.slice(0, longest).replace(/\s\S*$/, '')} …` : after,
  };
}

// The start of a text, a block, an item, a cell or a sentence.
const begins = /(?:^|\n[ \t]*\n|(?:[.!?…|>#*+-]|\d[.)])[ \t]+)$/;

/** Drops the space and the comma that belonged to the words taken out in between. */
function joined(before: string, after: string): string {
  const rest = begins.test(before) ? after.replace(/^[.,;:!?…]?(?:[ \t]+|(?=\s|$))/, '') : after;
  if (/^(?:[,;:.!?…)”]|\s*$|\n[ \t]*\n)/.test(rest)) return before.replace(/[,;:]?\s+$/, '') + rest;
  if (/\s$/.test(before) && /^[ \t]/.test(rest)) return before + rest.trimStart();
  return /^\s/.test(rest) ? before.trimEnd() + rest : before + rest;
}

export function replaceIn(text: string, spans: readonly Span[], by: string): string {
  const replace = (before: string, after: string) =>
    by === '' ? joined(before, after) : before + by + after;
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end }) => replace(all.slice(0, start), all.slice(end)), text);
}
