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
];
