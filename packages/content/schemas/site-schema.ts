import { z } from 'zod';
import { switchablePages } from '#packages/site/pages.ts';
import { headerNames, menuNames } from '../addresses/menus.ts';
import { officeKey } from './slug-schema.ts';
import { claimsConfirmed } from './claims-confirmed.ts';
import {
  asciiMailbox,
  color,
  coordinates,
  country,
  email,
  https,
  phone,
  telephoneUri,
  time,
  timeZone,
  within,
  year,
} from './fact-values.ts';
import { distinct, group, listOf } from './list-schema.ts';
import { pastMonth } from './past-date.ts';
import { plain } from './text-schema.ts';

/** A fact that may be missing, and on which words can depend. */
const setting = <Value extends z.ZodType>(label: string, value: Value) =>
  value.optional().meta({ label, isSetting: true });

// What it may name is checked with the rest of the content.
const oneOf = (names: readonly string[]) =>
  z.string().meta({ label: '', enum: [...names], offersPages: true });

const menus = group('Menus', {
  quickLinks: distinct(
    listOf(oneOf(menuNames), {
      min: 1,
      max: 16,
      because: 'they stand in one column of the footer',
      item: 'quick link',
    }),
  )
    .meta({ label: 'Quick links in the footer' })
    .optional(),
  // The specification names the others, which come first.
  header: distinct(
    listOf(oneOf(menuNames.filter((name) => !headerNames.includes(name))), {
      min: 0,
      max: 2,
      because: 'no more fit into one line beside the links that the header always has',
      item: 'link in the header',
    }),
  )
    .meta({ label: 'More links in the header' })
    .optional(),
});

// Only addresses that a Content-Security-Policy can list: no user name, no fragment. Plain HTTP on localhost is for tests.
const postable = /^(?:https:\/\/[a-z\d.-]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d+)?\/[^#]*$/;
const endpoint = z
  .string()
  .refine((url) => URL.canParse(url) && postable.test(new URL(url).href), {
    error:
      'must be an address as in "https://forms.example.com/contact", that begins with https:// and has no # or @',
  })
  .max(300);

const office = z
  .strictObject({
    side: z.enum(['client', 'delivery']).meta({
      label: 'Meets clients, or builds',
      enumLabels: { client: 'Meets clients', delivery: 'Builds' },
    }),
    country,
    timeZone,
    opens: time,
    closes: time,
    // For countries whose addresses include a state or province.
    region: plain.max(60).meta({ label: 'State or province', buildOnly: true }).optional(),
    // If present, shown on the site and in vCards; the map is linked, not embedded.
    street: plain.max(80).optional(),
    map: https.meta({ label: 'Link to a map' }).optional(),
    // For machines alone: structured data and vCards.
    coordinates: coordinates.meta({ label: 'Latitude and longitude', buildOnly: true }).optional(),
  })
  // "HH:MM" strings compare correctly as text.
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'must be later than opens' });

/** Schema of `content/site.yaml`: language-independent facts about the company. */
export const site = z.strictObject({
  name: plain.max(40),
  legalName: plain.max(80).meta({ buildOnly: true }),
  email,
  phone,
  bookingUrl: https.meta({ label: 'Booking page' }),
  // Where the contact form posts. Without it, the form hands its message to the visitor's mail program.
  contactEndpoint: setting('Service that receives the contact form', endpoint),
  // Whether each view, hand-off and booking adds a line to the server's log: docs/visits.md.
  countVisits: setting('Count visits', z.boolean('must be true or false')).meta({ buildOnly: true }),
  siteUrl: https
    .refine((url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`, {
      error: 'must be the address of the whole site, as in "https://www.example.com"',
    })
    // As 'https://xn--bcher-kva.example' for 'https://bücher.example/'.
    .transform((url) => new URL(url).origin)
    .meta({ label: 'Address of the site' }),
  previewAddress: z
    .string()
    .regex(/^https:\/\/[^\s{}]*\{branch\}[^\s{}]*$/, {
      error: 'must be an address with {branch} in it, as in "https://{branch}--example.netlify.app"',
    })
    .max(200)
    .meta({ label: 'Address of versions for review', buildOnly: true })
    .optional(),
  // Maximum response time to a message, in working hours of the office on the client side.
  answersWithin: setting('You answer within (office hours)', within(1, 36, 'working hours')).meta({
    buildOnly: true,
  }),
  consultationMinutes: setting('First consultation (minutes)', within(5, 240, 'minutes')).meta({
    buildOnly: true,
  }),
  // The company's profiles on other sites, by displayed name: {LinkedIn: https://…}.
  profiles: distinct(z.record(plain.max(30), https))
    .meta({ label: 'Profiles elsewhere', item: 'profile', minProperties: 0 })
    .optional(),
  // Without it, the order of packages/content/addresses/menus.ts.
  menus: menus.meta({ buildOnly: true }).optional(),
  // Without address, link and menu entry: for a company that is not nearshore, say.
  pagesOff: distinct(z.array(z.enum(switchablePages)).min(1))
    .meta({ label: 'Pages switched off', item: 'page switched off' })
    .optional(),
  copyrightYear: year(2000).meta({ buildOnly: true }),
  policiesUpdated: pastMonth('must be a year and a month, as in 2025-08').meta({
    label: 'Last change to the policies (year-month)',
    buildOnly: true,
  }),
  areaServed: distinct(z.array(country).min(1)).meta({
    label: 'Countries served',
    item: 'country served',
    buildOnly: true,
  }),
  claimsConfirmed,
  // All other colors are derived from these: packages/content/brand.
  colors: group('Colors', {
    primary: color.meta({ label: 'Of the office that builds' }),
    secondary: color.meta({ label: 'Of the office that meets clients' }),
  }).meta({ buildOnly: true }),
  // Their words are in ui.yaml.
  offices: z
    .record(officeKey, office)
    .refine((offices) => {
      const count = Object.keys(offices).length;
      return count >= 1 && count <= 6;
    }, 'must be one to six offices')
    .meta({ item: 'office' }),
});

/** The facts of site.yaml, with what machines read in place of the e-mail address and the telephone number. */
export const completeSite = site.transform((facts) => ({
  ...facts,
  /** With a domain in ASCII. */
  mailbox: asciiMailbox(facts.email),
  /** As in 'tel:+14155550132;ext=5' (RFC 3966). */
  telephone: telephoneUri(facts.phone),
}));
