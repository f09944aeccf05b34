import { eventually, type Journey } from '../journey.ts';

const heading = () => document.querySelector('h1')?.textContent;
const chunks = /\/assets\/about-/;
const failedChunk = /did not load|import|Unable to preload|module|error loading/i;

export const faults: Journey[] = [
  {
    title: 'a page whose code cannot be had comes as a document',
    complaints: failedChunk,
    go: async ({ visitor, site, visit }) => {
      site.broken = chunks;
      await visit('/');
      await visitor.click('footer a[href="/about"]');
      await eventually(visitor, () => location.pathname).toBe('/about');
      await eventually(visitor, heading).toBe('We work when you do');
    },
  },
];
