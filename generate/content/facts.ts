/** Schemas of `content/site.yaml` and `content/figures.yaml`. Runs at build time only. */
import { z } from 'zod';
import { knowsZone } from '#app/time/utc-offset.ts';
import { largest } from '#app/pages/plan/tools/tool-address.ts';
import { menus } from './menus.ts';
import { officeKey } from './slug.ts';
import { distinct } from './schemas/list-schema.ts';
import { pastDate, pastMonth } from './schemas/past-date.ts';
import { plain } from './schemas/text-schema.ts';

const telephone = z
  .string()
  .transform((phone) => phone.replaceAll(/[\s().-]/g, ''))
  .pipe(z.e164());
const https = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });
// Only addresses that a Content-Security-Policy can list: no user name, no fragment. Plain HTTP on localhost is for tests.
const postable = /^(?:https:\/\/[a-z\d.-]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d+)?\/[^#]*$/;
const endpoint = z
  .string()
  .refine((url) => URL.canParse(url) && postable.test(new URL(url).href), {
    error:
      'must be an address as in "https://forms.example.com/contact", that begins with https:// and has no # or @',
  })
  .max(300);
const timeZone = z
  .string()
  .refine((zone) => zone.includes('/') && knowsZone(zone), 'is not an IANA time zone');
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as in "09:00"')
  .meta({ format: 'time' });
const date = pastDate(
  'must be a date, as in 2026-01-15',
  'is in the future: write the day on which you made sure',
);
const color = z
  .string()
  .regex(/^#[\da-f]{6}$/i, "must be # and six digits, as in '#149a84'")
  .meta({ format: 'color' });
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be the two letters of a country, as in "CR"')
  .meta({ buildOnly: true });
const sides = ['client', 'delivery'] as const;
const office = z
  .strictObject({
    side: z.enum(sides).meta({ label: 'Meets clients, or builds' }),
    timeZone,
    opens: time,
    closes: time,
    country,
    // For countries whose addresses include a state or province.
    region: plain.max(60).meta({ label: 'State or province', buildOnly: true }).optional(),
    // If present, shown on the site and in vCards; the map is linked, not embedded.
    street: plain.max(80).optional(),
    map: https.meta({ label: 'Link to a map' }).optional(),
  })
  // "HH:MM" strings compare correctly as text.
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'must be later than opens' });

function hasSide(offices: Readonly<Record<string, z.infer<typeof office>>>, wanted: string): boolean {
  return Object.values(offices).some(({ side }) => side === wanted);
}

const confirmed = z
  .union([
    date,
    z
      .strictObject({
        confirmed: date.meta({ label: 'made sure on' }),
        review: z.iso.date('must be a date, as in 2027-01-15').meta({ label: 'look again by' }).optional(),
      })
      .refine((own) => own.review === undefined || own.review > own.confirmed, {
        path: ['review'],
        error: 'must be later than the day on which you made sure',
      }),
  ])
  .transform((own): Confirmation => (typeof own === 'string' ? { confirmed: own } : own));

/** When the company made sure that it can prove a claim, and by when it will look again, as in '2026-01-15'. */
export type Confirmation = { confirmed: string; review?: string | undefined };

/** The claims that the company has confirmed. */
export const claimsConfirmed = z
  .strictObject({
    projects: confirmed,
    satisfaction: confirmed,
    uptime: confirmed,
    fasterDelivery: confirmed,
    soc2: confirmed.meta({ label: 'SOC 2' }),
    roi: confirmed.meta({ label: 'Return on investment' }),
    costSavings: confirmed,
    professionals: confirmed,
    answersWithin: confirmed,
    consultationMinutes: confirmed,
  })
  .partial()
  .catchall(confirmed)
  .meta({ label: 'Claims that you can prove', buildOnly: true });

const number = (isGood: (value: number) => boolean, error: string) => z.number().refine(isGood, error);
const count = number(
  (value) => Number.isInteger(value) && value >= 1 && value <= 1_000_000,
  'must be a whole number from 1 to 1000000',
);
const within = (low: number, high: number, unit: string) =>
  number((value) => value >= low && value <= high, `must be ${unit}, from ${low} to ${high}`);
const percentage = within(0, 100, 'a percentage');
const hours = within(0, 24, 'hours of a day');

/** Schema of `content/site.yaml`: language-independent facts about the company. */
export const site = z.strictObject({
  name: plain.max(40),
  legalName: plain.max(80).meta({ buildOnly: true }),
  email: z.email('must be an e-mail address').max(100),
  phone: z.string().refine((phone) => telephone.safeParse(phone).success, {
    error: 'must begin with + and the country’s code, as in "+1 (415) 555-0132"',
  }),
  bookingUrl: https.meta({ label: 'Booking page' }),
  // Where the contact form posts. Without it, the form hands its message to the visitor's mail program.
  contactEndpoint: endpoint
    .meta({ label: 'Service that receives the contact form' })
    .optional()
    .meta({ isSetting: true }),
  // Whether each view, hand-off and booking adds a line to the server's log: docs/visits.md.
  countVisits: z
    .boolean('must be true or false')
    .meta({ label: 'Count visits' })
    .optional()
    .meta({ isSetting: true, buildOnly: true }),
  siteUrl: https
    .refine((url) => URL.canParse(url) && new URL(url).origin === url.replace(/\/$/, ''), {
      error: 'must be the address of the whole site, as in "https://www.example.com"',
    })
    .transform((url) => url.replace(/\/$/, ''))
    .meta({ label: 'Address of the site' }),
  // Where the host shows a version for review, if it does.
  previewAddress: z
    .string()
    .regex(/^https:\/\/[^\s{}]*\{branch\}[^\s{}]*$/, {
      error: 'must be an address with {branch} in it, as in "https://{branch}--example.netlify.app"',
    })
    .max(200)
    .meta({ label: 'Address of versions for review', buildOnly: true })
    .optional(),
  // Maximum response time to a message, in working hours of the office on the client side.
  answersWithin: within(1, 36, 'working hours')
    .meta({ label: 'You answer within (office hours)' })
    .optional()
    .meta({ isSetting: true, buildOnly: true }),
  consultationMinutes: within(5, 240, 'minutes')
    .meta({ label: 'First consultation (minutes)' })
    .optional()
    .meta({ isSetting: true, buildOnly: true }),
  // The company's profiles on other sites, by displayed name: {LinkedIn: https://…}.
  profiles: distinct(z.record(plain.max(30), https))
    .meta({ label: 'Profiles elsewhere', item: 'profile', minProperties: 0 })
    .optional(),
  // Without it, the order of app/site/menus.ts.
  menus: menus.optional(),
  copyrightYear: z
    .number()
    .refine((year) => Number.isInteger(year) && year >= 2000 && year <= 2100, 'must be a year, as in 2025')
    .meta({ buildOnly: true }),
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
  // All other colours are derived from these: generate/brand.
  colors: z
    .strictObject({
      delivery: color.meta({ label: 'Of the office that builds' }),
      client: color.meta({ label: 'Of the office that meets clients' }),
    })
    .meta({ label: 'Colors', buildOnly: true }),
  offices: z
    .record(officeKey, office)
    .refine(
      (offices) => Object.keys(offices).length <= 4 && sides.every((side) => hasSide(offices, side)),
      'must be two to four offices, at least one with side: client and one with side: delivery',
    ),
});

const range = (end: z.ZodNumber) =>
  z
    .tuple([end, end], 'must be a range of two figures, as in [2, 6]')
    .refine(([from, to]) => from < to, 'must run from the lower to the higher figure');
const duration = range(within(1, 260, 'weeks or months'));

const measured = within(0, 1_000_000_000, 'a number');
const beforeAfter = z.strictObject({ before: measured, after: measured });

/** Schema of `content/figures.yaml`: every number that content quotes as `{path.to.figure}`. */
export const figures = z.strictObject({
  // More may be added: words quote them, code does not.
  claims: z
    .strictObject({
      projects: count,
      satisfaction: percentage,
      offices: count,
      uptime: percentage,
      fasterDelivery: percentage,
      // A return can be many times the investment.
      roi: within(0, 10_000, 'a percentage').meta({ label: 'Return on investment (%)' }),
      costSavings: percentage,
      professionals: count,
    })
    .catchall(measured),
  // Keyed by service. Content quotes only the figures it needs.
  services: z.record(
    z.string(),
    z.strictObject({
      implementation: duration.meta({ label: 'Time to implement' }).optional(),
      roi: duration.meta({ label: 'Time to a return on investment' }).optional(),
    }),
  ),
  savings: z.strictObject({ nearshore: range(percentage), offshore: range(percentage) }),
  overlap: z
    .strictObject({ nearshore: range(hours), offshore: range(hours), onshore: hours })
    .meta({ label: 'Shared working hours' }),
  // What changed for a client, by the story's slug and by figure.
  stories: z
    .record(z.string(), z.record(z.string(), beforeAfter))
    .meta({ label: 'Client stories', buildOnly: true })
    .optional(),
  example: z
    .strictObject({
      zone: timeZone,
      opens: time,
      closes: time,
      offshore: timeZone.meta({ label: 'Offshore time zone' }),
      team: within(1, largest.team, 'a number of people'),
      cost: within(1, largest.cost, 'a yearly cost'),
    })
    .refine(({ opens, closes }) => opens !== closes, { path: ['closes'], error: 'must differ from opens' })
    .meta({ label: 'Example in the tools' }),
});

/** The settings that words may depend on. */
export const settings = Object.entries(site.shape).flatMap(([name, schema]) =>
  schema.meta()?.['isSetting'] ? name : [],
);

export const factSchemas = { site, figures } as const;
export type FactFile = keyof typeof factSchemas;
export const factFiles = Object.keys(factSchemas) as FactFile[];

export type Site = z.infer<typeof site>;
export type Figures = z.infer<typeof figures>;
export type Office = Site['offices'][string];
