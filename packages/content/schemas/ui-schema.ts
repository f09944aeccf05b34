import { z } from 'zod';
import { group } from './list-schema.ts';
import { officeKey } from './slug-schema.ts';
import { label, lead, note, slotted, title } from './text-schema.ts';

const office = z.strictObject({
  city: title.meta({ label: 'City, with state or country' }),
  // Its length is measured by the charts.
  name: label.meta({ label: 'City', untraced: true }),
  role: note.meta({ label: 'What it is for' }),
  work: title.meta({ label: 'What it is for in a few words, for charts' }),
});

/** `ui.yaml`: the words that several pages share. */
export const ui = z.strictObject({
  tagline: title,
  skipLink: label.meta({ label: 'Link past the menu' }),
  menu: label,
  mainNavigation: label,
  getStarted: label,
  book: label,
  newTab: label.meta({ label: 'Note on links that open a new tab' }),
  footer: z.strictObject({
    quickLinks: label,
    services: label,
    contact: label,
    copyright: label,
  }),
  labels: z.strictObject({
    implementation: label,
    roi: label.meta({ label: 'Return on investment' }),
    openingHours: label,
    localTime: label,
    hours: slotted('opens', 'closes').meta({ label: 'From one time to another' }),
  }),
  offices: z
    .record(officeKey, office)
    .meta({ item: 'office', minProperties: 1, maxProperties: 6, keyFrom: 'name' }),
  display: group('Theme and motion', {
    theme: label,
    system: label,
    light: label,
    dark: label,
    pauseMotion: label,
  }),
  copyLink: z.strictObject({ label, done: label, refused: note }).meta({ label: 'Link to a heading' }),
  unloaded: note.meta({ label: 'Notice where a page could not load fully', buildOnly: true }),
  reload: note.meta({ label: 'Button that loads the page again' }),
  toasts: group('Short messages', { region: label.meta({ label: 'Name' }), close: label }),
});

export const error = z.strictObject({
  title,
  text: lead,
  retry: label,
  home: label,
  reach: note,
  report: note,
});

// Rendered outside of React.
export const suggestion = z
  .strictObject({ text: lead, link: label, dismiss: label })
  .meta({ untraced: true });
