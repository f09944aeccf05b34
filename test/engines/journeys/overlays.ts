import { expect } from 'vitest';
import { eventually, type Journey } from '../journey.ts';

const copyButton = 'button[data-tooltip="Copy the email address"]';

/** Runs in the page: the visibility of an element's tooltip, which CSS draws. */
function tooltipOf(selector: string): string | undefined {
  const trigger = document.querySelector(selector);
  return trigger ? getComputedStyle(trigger, '::after').visibility : undefined;
}

export const overlays: Journey[] = [
  {
    title: 'a tooltip opens under a pointer that rests, and closes on Escape',
    go: async ({ visitor, visit }) => {
      await visit('/contact');
      await visitor.hover(copyButton);
      await eventually(visitor, tooltipOf, copyButton).toBe('visible');
      await visitor.press('Escape');
      await eventually(visitor, tooltipOf, copyButton).toBe('hidden');
    },
  },
  {
    title: 'a heading’s link is copied, and stands in the address bar',
    go: async ({ visitor, visit }) => {
      await visit('/privacy');
      const hash = await visitor.read(() =>
        document.querySelector('main section h2 > a')?.getAttribute('href'),
      );
      await visitor.hover('main section h2');
      await visitor.click('main section h2 > a');
      await eventually(visitor, () => location.hash).toBe(hash);
      await eventually(visitor, () => document.body.textContent).toContain('Link copied');
      expect(hash).toMatch(/^#./);
    },
  },
];
