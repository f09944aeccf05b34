/** The schemas of texts. Only the build runs this file. */
import { z } from 'zod';
import type { Slotted } from '#app/site/fill.ts';
import { markupIn } from './plain-text.ts';
import { longestTitle } from './title.ts';

/** Plain words that must be there, without markup. White space around them is dropped. */
export const plain = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .superRefine((value, context) => {
    for (const message of markupIn(value)) context.addIssue({ code: 'custom', message });
  });

// What an author may have meant for a slot or a placeholder: one word, or a path of keys. "[Paste it here]" is none.
const likeSlot = /\[([\w.-]+)\]/;

/** Words that stand as they are written: nothing fills a slot in them. */
export const text = plain.superRefine((value, context) => {
  const [written, name] = likeSlot.exec(value) ?? [];
  if (written === undefined) return;
  const message = `has ${written}, and nothing is filled in here; a figure or a fact is written {${name}}`;
  context.addIssue({ code: 'custom', message });
});

/** The slots of a text that are wrong, and why. */
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
 * Words with `[slots]` that the page fills in while it is shown. Each slot must be there, one with a question mark may.
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
    .transform((value) => value as Slotted<Name<Slot>>);
}

/** What search engines show of a page. */
export const meta = z.strictObject({ title: text.max(longestTitle), description: text.max(155) });

/** What every page of the list in app/site/pages.ts has: what links to it say, and its `meta`. */
export const page = { name: text, meta } as const;
