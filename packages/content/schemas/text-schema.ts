import { z } from 'zod';
import type { Slotted } from '#packages/site/fill.ts';
import { iconNames } from '#packages/site/icons.ts';
import { group, ruled } from './list-schema.ts';
import type { Offer } from './shape.ts';
import { longestDescription, longestTitle } from './title.ts';
import { hasUnprintable, unprintableReason } from '../reading/unprintable.ts';

const markdown = 'is Markdown, which would be printed; texts are plain';

// Matches complete markup only, never a lone character: "5 * 3", "a < b" and "R&D" are plain text.
const forbiddenMarkup: readonly [pattern: RegExp, reason: string][] = [
  [/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/i, 'looks like HTML, which would be printed as it stands'],
  [/&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i, 'is a code of HTML; write the character itself'],
  [/!?\[[^\]\n]*\]\([^)\n]*\)?/, 'is a link in Markdown; texts have no links'],
  [/(?<!\w)(\*\*|__|~~)(?=\S)[^\n]*?\S ?\1/, markdown],
  [/(?<![\w*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?![\w*])/, markdown],
  [/(?<![\w/])_(?=[^\s_])[^_\n]*[^\s_]_(?![\w/])/, markdown],
  [/`[^`\n]+`/, markdown],
  [/^#{1,6} .*|^##+\S.*/m, 'is a heading in Markdown; each heading has a key of its own'],
  [/^(?:'[^']*'|"[^"]*")$/, 'has a second pair of quotes, which would be printed'],
];

/** A reason for each piece of markup, for example '**bold** is Markdown, which would be printed'. */
function markupIn(text: string): string[] {
  const hidden = hasUnprintable(text) || /[\t\r]/.test(text) ? [unprintableReason] : [];
  const markup = forbiddenMarkup.flatMap(([pattern, reason]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : `${found} ${reason}`;
  });
  return [...markup, ...hidden];
}

export const plain = ruled(z.string().trim().min(1, 'must not be empty'), markupIn);

// Looks like a slot or placeholder: one word or a key path in brackets. "[Paste it here]" does not match.
const likeSlot = /\[([\w.-]+)\]/;

export const text = ruled(plain, (value) => {
  const [written, name] = likeSlot.exec(value) ?? [];
  return written === undefined
    ? []
    : [`has ${written}, and nothing is filled in here; a figure or a fact is written {${name}}`];
});

/** A text that names something in another file by its key. */
export const keyIn = (offers: Offer) => text.meta({ offers });

/** In characters: languages may run 50 % longer than English. A text has one line, unless its schema says more. */
const limits = {
  figure: 30,
  label: 60,
  headline: 75,
  title: 90,
  note: 220,
  lead: 340,
  paragraph: 700,
} as const;

function inLines(schema: z.ZodString, most: number) {
  return ruled(schema, (value) => {
    const lines = value.split('\n').length;
    if (lines <= most) return [];
    if (most === 1) return ['must be one paragraph, without an empty line or a line break'];
    return [`must have at most ${most} lines, and has ${lines}`];
  });
}

/** A text without line breaks, which feeds, link previews and lists show on one line. */
export const oneLine = inLines(text, 1);

function limited(schema: z.ZodString, characters: number, most = 1) {
  return inLines(schema.max(characters), most).meta({ lines: most });
}

export const figure = limited(text, limits.figure);
export const label = limited(text, limits.label);
/** The headline of the home page, whose line breaks are kept. */
export const headline = limited(text, limits.headline, 4);
export const title = limited(text, limits.title);
export const titleInLines = limited(text, limits.title, 3);
export const note = limited(text, limits.note);
export const lead = limited(text, limits.lead);
export const paragraph = limited(text, limits.paragraph);

function slotMistakes(value: string, names: readonly string[], needed: readonly string[]): string[] {
  const allowed = `this text takes ${names.map((name) => `[${name}]`).join(', ')}`;
  const found = [...value.matchAll(/\[([^[\]]*)\]|[[\]]/g)];
  const unknown = found.flatMap(([written, name]) => {
    if (name === undefined) return `has a ${written} without its partner`;
    return names.includes(name) ? [] : `${written} is not filled in here; ${allowed}`;
  });
  const missing = needed.filter((name) => !value.includes(`[${name}]`));
  return [...unknown, ...missing.map((name) => `[${name}] is missing; ${allowed}`)];
}

type Name<Slot extends string> = Slot extends `${infer Word}?` ? Word : Slot;

// The type of texts whose slots have been checked, which come from here only.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const withSlots = <Slot extends string>(value: string) => value as Slotted<Name<Slot>>;

/**
 * A note with `[slots]` that the page fills at run time. Every slot is required unless its name ends in a question
 * mark.
 *
 * @example slotted('hours', 'date?') // '[hours] hours until [date]', or '[hours] hours'
 */
export function slotted<const Slot extends string>(...slots: readonly Slot[]) {
  return slottedLines(1, ...slots);
}

/** Like `slotted`, for a text whose line breaks are kept, `most` lines at most. */
export function slottedLines<const Slot extends string>(most: number, ...slots: readonly Slot[]) {
  const names = slots.map((slot) => slot.replace(/\?$/, ''));
  const needed = slots.filter((slot) => !slot.endsWith('?'));
  return ruled(limited(plain, limits.note, most), (value) => slotMistakes(value, names, needed))
    .meta({ slots: names })
    .transform(withSlots<Slot>);
}

export const icon = z.enum(iconNames).meta({ format: 'icon' });

export const meta = group('Search result', {
  title: limited(text, longestTitle),
  description: limited(text, longestDescription),
}).meta({ untraced: true });

/** Fields of every page in packages/site/pages.ts: its name in links, and its `meta`. */
export const page = { name: label.meta({ label: 'Name in menus' }), meta } as const;

export const callToAction = z.strictObject({ title, text: lead }).meta({ label: 'Closing band' });
