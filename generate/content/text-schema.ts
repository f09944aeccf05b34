/** Schemas of texts. Runs at build time only. */
import { z } from 'zod';
import type { Slotted } from '#app/site/fill.ts';
import { markupIn } from './plain-text.ts';
import { longestTitle } from './title.ts';

/** Required plain text without markup, trimmed. */
export const plain = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .superRefine((value, context) => {
    for (const message of markupIn(value)) context.addIssue({ code: 'custom', message });
  });

// Looks like a slot or placeholder: one word or a key path in brackets. "[Paste it here]" does not match.
const likeSlot = /\[([\w.-]+)\]/;

/** Text without slots. */
export const text = plain.superRefine((value, context) => {
  const [written, name] = likeSlot.exec(value) ?? [];
  if (written === undefined) return;
  const message = `has ${written}, and nothing is filled in here; a figure or a fact is written {${name}}`;
  context.addIssue({ code: 'custom', message });
});

/** Explains missing and unknown slots. */
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

/**
 * Text with `[slots]` that the page fills at run time. Every slot is required unless its name ends in a question
 * mark.
 *
 * @example slotted('hours', 'date?') // '[hours] hours until [date]', or '[hours] hours'
 */
export function slotted<const Slot extends string>(...slots: readonly Slot[]) {
  const names = slots.map((slot) => slot.replace(/\?$/, ''));
  const needed = slots.filter((slot) => !slot.endsWith('?'));
  return plain
    .superRefine((value, context) => {
      for (const message of slotMistakes(value, names, needed)) context.addIssue({ code: 'custom', message });
    })
    .meta({ slots: names })
    .transform((value) => value as Slotted<Name<Slot>>);
}

/** The title and description of a page, in the lengths that search engines show. */
export const meta = z
  .strictObject({ title: text.max(longestTitle), description: text.max(155) })
  .meta({ label: 'Search result' });

/** Fields of every page in app/site/pages.ts: its name in links, and its `meta`. */
export const page = { name: text.meta({ label: 'Name in menus' }), meta } as const;
