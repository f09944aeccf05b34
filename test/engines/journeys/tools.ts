import { eventually, type Journey, type Stage } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

/** Returns the text of a section, or of one of its elements. */
const textOf = (id: string, inside = '') =>
  document.querySelector(`section[aria-labelledby=${id}] ${inside}`.trim())?.textContent ?? '';

/** Opens the page at one of the tools, and waits until they work. */
async function visitTools({ visitor, visit }: Stage, id: string): Promise<void> {
  await visit(`/plan#${id}`);
  await eventually(visitor, () => document.querySelectorAll('main [data-waits]').length).toBe(0);
}

/** Gives focus to an element by as many presses of Tab as it takes. */
async function reach(visitor: Visitor, selector: string): Promise<void> {
  const isFocused = (wanted: string) => document.activeElement?.matches(wanted) ?? false;
  for (let tabs = 0; tabs < 80; tabs += 1) {
    await visitor.press('Tab');
    if (await visitor.read(isFocused, selector)) return;
  }
  throw new Error(`80 presses of Tab do not reach ${selector}`);
}

/** Replaces the text of the focused field. */
async function retype(visitor: Visitor, text: string): Promise<void> {
  await visitor.read(() => (document.activeElement as HTMLInputElement).select());
  await visitor.type(text);
}

/** By keyboard; test/e2e has the pointer too. */
export const tools: Journey[] = [
  {
    title: 'the planner compares with a zone that is typed, and the address keeps it',
    go: async (stage) => {
      const { visitor } = stage;
      await visitTools(stage, 'planner');
      await reach(visitor, 'section[aria-labelledby=planner] input');
      await retype(visitor, 'Tokyo');
      await visitor.press('Tab');
      await eventually(visitor, textOf, 'planner').toContain('Tokyo');
      await eventually(visitor, () => new URLSearchParams(location.search).get('zone')).toBe('Asia/Tokyo');
    },
  },
  {
    title: 'the numbers of the tools go into the contact form',
    go: async (stage) => {
      const { visitor } = stage;
      await visitTools(stage, 'estimate');
      await reach(visitor, 'main [data-nosnippet] button');
      await visitor.press('Enter');
      await eventually(visitor, () => location.pathname).toBe('/contact');
      await eventually(
        visitor,
        () => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value,
      ).toContain('5');
    },
  },
];
