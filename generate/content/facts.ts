/** The shape of `content/site.yaml` and `content/figures.yaml`. Only the build runs this file. */
import { z } from 'zod';
import { knowsZone } from '#app/time/utc-offset.ts';

const text = z.string().trim().min(1, 'must not be empty');
const telephone = z
  .string()
  .transform((phone) => phone.replaceAll(/[\s().-]/g, ''))
  .pipe(z.e164('must be convertible to E.164, as in "+1 (415) 555-0132"'));
const https = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });
const timeZone = z
  .string()
  .refine((zone) => zone.includes('/') && knowsZone(zone), 'is not an IANA time zone');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as in "09:00"');
const country = z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a country, as in "CR"');
const office = z.strictObject({
  timeZone,
  opens: time,
  closes: time,
  country,
  // Where an address there names a state or province.
  region: text.optional(),
});

/** `content/site.yaml`: the facts about the company that hold in every language. */
export const site = z.strictObject({
  name: text,
  legalName: text,
  email: z.email('must be an e-mail address'),
  phone: z.string().refine((phone) => telephone.safeParse(phone).success, {
    error: 'must be convertible to E.164, as in "+1 (415) 555-0132"',
  }),
  bookingUrl: https,
  siteUrl: https.refine((url) => URL.canParse(url) && new URL(url).origin === url, {
    error: 'must be an origin without a path, as in "https://www.example.com"',
  }),
  copyrightYear: z.number().int().min(2000).max(2100),
  policiesUpdated: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a year and a month, as in 2025-08'),
  areaServed: z.array(country).min(1),
  offices: z.strictObject({ 'san-francisco': office, 'san-jose': office }),
});

const range = z
  .tuple([z.number(), z.number()], 'must be a range of two figures, as in [2, 6]')
  .refine(([from, to]) => from < to, 'must run from the lower to the higher figure');
const figure = z.number();

/** `content/figures.yaml`: every number that the words quote as `{path.to.figure}`. */
export const figures = z.strictObject({
  claims: z.strictObject({
    projects: figure,
    satisfaction: figure,
    offices: figure,
    uptime: figure,
    fasterDelivery: figure,
    roi: figure,
    costSavings: figure,
    professionals: figure,
  }),
  services: z.strictObject({
    'ai-strategy-consulting': z.strictObject({ implementation: range, roi: range }),
    'custom-ai-development': z.strictObject({ implementation: range, roi: range }),
    'process-automation': z.strictObject({ implementation: range, roi: range }),
    'digital-transformation': z.strictObject({ implementation: range, roi: range }),
    'ecommerce-solutions': z.strictObject({ implementation: range, roi: range }),
    'it-staffing': z.strictObject({ roi: range }),
  }),
  savings: z.strictObject({ nearshore: range, offshore: range }),
  overlap: z.strictObject({ nearshore: range, offshore: range, onshore: figure }),
  example: z.strictObject({
    zone: timeZone,
    opens: time,
    closes: time,
    offshore: timeZone,
    team: figure.positive(),
    cost: figure.positive(),
  }),
});

export type Site = z.infer<typeof site>;
export type Figures = z.infer<typeof figures>;
export type OfficeId = keyof Site['offices'];
