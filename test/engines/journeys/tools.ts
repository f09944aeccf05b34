import { eventually, type Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

const textOf = (id: string) => document.querySelector(`section[aria-labelledby=${id}]`)?.textContent;

/** Gives focus to an element by as many presses of Tab as it takes. */
async function reach(visitor: Visitor, selector: string): Promise<void> {
  const isFocused = (wanted: string) => document.activeElement?.matches(wanted) ?? false;
  for (let tabs = 0; tabs < 80; tabs += 1) {
    await visitor.press('Tab');
    if (await visitor.read(isFocused, selector)) return;
  }
  throw new Error(`80 presses of Tab do not reach ${selector}`);
}

/** By keyboard; test/e2e has the pointer too. */
export const tools: Journey[] = [
  {
    title: 'the planner compares with a zone that is typed, and the address keeps it',
    go: async ({ visitor, visit }) => {
      await visit('/plan#planner');
      await eventually(visitor, () => document.querySelectorAll('main [data-waits]').length).toBe(0);
      await reach(visitor, 'section[aria-labelledby=planner] input');
      await visitor.read(() => (document.activeElement as HTMLInputElement).select());
      await visitor.type('Tokyo');
      await visitor.press('Tab');
      await eventually(visitor, textOf, 'planner').toContain('Tokyo');
      await eventually(visitor, () => new URLSearchParams(location.search).get('zone')).toBe('Asia/Tokyo');
    },
  },
];
