import { eventually, type Journey } from '../journey.ts';

export const faults: Journey[] = [
  {
    title: 'a page whose code cannot be had comes as a document',
    complaints: /did not load|import|Unable to preload|module|error loading/i,
    go: async ({ visitor, site, visit }) => {
      site.broken = /\/assets\/about-/;
      await visit('/');
      await visitor.click('footer a[href="/about"]');
      await eventually(visitor, () => location.pathname).toBe('/about');
      await eventually(visitor, () => document.querySelector('h1')?.textContent).toBe('We work when you do');
    },
  },
];
