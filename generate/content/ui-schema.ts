/** Schemas of the words around pages. Runs at build time only. */
import { z } from 'zod';
import { officeKey } from './facts.ts';
import { text } from './text-schema.ts';

const office = z.strictObject({ city: text, name: text, role: text, work: text });

/** `ui.yaml`: the words that several pages share. */
export const ui = z.strictObject({
  tagline: text,
  skipLink: text.meta({ label: 'Link past the menu' }),
  menu: text,
  mainNavigation: text,
  getStarted: text,
  book: text,
  newTab: text.meta({ label: 'Note on links that open a new tab' }),
  footer: z.strictObject({
    quickLinks: text,
    services: text,
    contact: text,
    copyright: text,
  }),
  labels: z.strictObject({
    implementation: text,
    roi: text.meta({ label: 'Return on investment' }),
    openingHours: text,
    localTime: text,
  }),
  offices: z.record(officeKey, office),
  display: z
    .strictObject({ theme: text, system: text, light: text, dark: text, pauseMotion: text })
    .meta({ label: 'Theme and motion' }),
  copyLink: z.strictObject({ label: text, done: text, refused: text }).meta({ label: 'Link to a heading' }),
  unloaded: text.meta({ label: 'Notice where a page could not load fully' }),
  reload: text.meta({ label: 'Button that loads the page again' }),
  toasts: z
    .strictObject({ region: text.meta({ label: 'Name' }), close: text })
    .meta({ label: 'Short messages' }),
});

/** `error.yaml`: the error screen. */
export const error = z.strictObject({
  title: text,
  text,
  retry: text,
  home: text,
  reach: text,
  report: text,
});

/** `suggestion.yaml`: the offer of another language. */
export const suggestion = z.strictObject({ text, link: text, dismiss: text });
