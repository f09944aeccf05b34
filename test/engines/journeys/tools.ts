import { expect } from 'vitest';
import { loadSite } from '../../../generate/content/site.ts';
import { eventually, type Journey, type Stage } from '../journey.ts';
import type { Visitor } from '../visitor.ts';
import { isthmus } from '../../sites/sites.ts';

const { estimate } = loadSite(isthmus).languages.en.words.plan;
const { example } = loadSite(isthmus).figures;

/** Returns the part of a text before its first placeholder. */
const beginningOf = (text: string) => text.slice(0, text.indexOf('['));

/** Returns the text of a section, or of one of its elements. */
const textOf = (id: string, inside = '') =>
  document.querySelector(`section[aria-labelledby=${id}] ${inside}`.trim())?.textContent ?? '';

/** Opens the page at one of the tools, and waits until they work. */
async function visitTools({ visitor, visit }: Stage, id: string): Promise<void> {
  await visit(`/plan#${id}`);
  await eventually(visitor, () => document.querySelectorAll('main [data-waits]').length).toBe(0);
}

type Way = 'keyboard' | 'pointer';

/** Gives focus to an element by a click, or by as many presses of Tab as it takes. */
async function reach(visitor: Visitor, selector: string, way: Way): Promise<void> {
  if (way === 'pointer') return visitor.click(selector);
  const isFocused = (wanted: string) => document.activeElement?.matches(wanted) ?? false;
  for (let tabs = 0; tabs < 80; tabs += 1) {
    await visitor.press('Tab');
    if (await visitor.read(isFocused, selector)) return;
  }
  throw new Error(`80 presses of Tab do not reach ${selector}`);
}

/** Replaces the text of a field. */
async function retype(visitor: Visitor, selector: string, text: string, way: Way): Promise<void> {
  await reach(visitor, selector, way);
  await visitor.read((field) => document.querySelector<HTMLInputElement>(field)?.select(), selector);
  await visitor.type(text);
}

const ways: readonly Way[] = ['keyboard', 'pointer'];

export const tools: Journey[] = ways.flatMap((way): Journey[] => [
  {
    title: `by ${way}, the planner compares with a zone that is typed, and the address keeps it`,
    go: async (stage) => {
      const { visitor } = stage;
      await visitTools(stage, 'planner');
      await retype(visitor, 'section[aria-labelledby=planner] input', 'Tokyo', way);
      if (way === 'keyboard') await visitor.press('Tab');
      else await visitor.click('#planner');
      await eventually(visitor, textOf, 'planner').toContain('Tokyo');
      await eventually(visitor, () => new URLSearchParams(location.search).get('zone')).toBe('Asia/Tokyo');
    },
  },
  {
    title: `by ${way}, the estimate follows what is typed, and explains what it cannot read`,
    go: async (stage) => {
      const { visitor } = stage;
      const team = 'section[aria-labelledby=estimate] input';
      await visitTools(stage, 'estimate');
      const before = await visitor.read(textOf, 'estimate', 'table');
      await retype(visitor, team, String(example.team * 2), way);
      await eventually(visitor, textOf, 'estimate', 'table').not.toBe(before);
      await visitor.read((field) => document.querySelector<HTMLInputElement>(field)?.select(), team);
      await visitor.type('0');
      if (way === 'keyboard') await visitor.press('Tab');
      else await visitor.click('#estimate');
      await eventually(visitor, textOf, 'estimate').toContain(beginningOf(estimate.problems.zero));
      expect(await visitor.read(() => document.querySelectorAll('[aria-invalid=true]').length)).toBe(1);
    },
  },
  {
    title: `by ${way}, the numbers of the tools go into the contact form`,
    go: async (stage) => {
      const { visitor } = stage;
      const button = 'main [data-nosnippet] button';
      await visitTools(stage, 'estimate');
      await reach(visitor, button, way);
      if (way === 'keyboard') await visitor.press('Enter');
      await eventually(visitor, () => location.pathname).toBe('/contact');
      await eventually(
        visitor,
        () => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value,
      ).toContain(String(example.team));
    },
  },
]);
