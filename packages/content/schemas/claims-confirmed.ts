import { z } from 'zod';
import { pastDate, pastMonth } from './past-date.ts';
import { inSomeLanguage, literalText } from './per-language.ts';

const date = pastDate(
  'must be a date, as in 2026-01-15',
  'is in the future: write the day on which you made sure',
);
const month = pastMonth('must be a year and a month, as in 2025-08');

const evidence = {
  confirmed: date.meta({ label: 'made sure on' }),
  review: z.iso.date('must be a date, as in 2027-01-15').meta({ label: 'look again by' }).optional(),
  by: literalText.max(80).meta({ label: 'confirmed by' }).optional(),
  of: inSomeLanguage.meta({ label: 'of what' }).optional(),
  since: month.meta({ label: 'since (year-month)' }).optional(),
  measured: inSomeLanguage.meta({ label: 'how it is measured' }).optional(),
};

/** What a report of an auditor has besides. Without any of these, a reader cannot tell what was audited. */
const report = {
  type: z.enum(['Type 1', 'Type 2']).optional(),
  scope: inSomeLanguage.optional(),
  period: z
    .strictObject({ from: month.optional(), to: month.optional() })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['to'],
      error: 'must not be before its beginning',
    })
    .optional(),
  report: inSomeLanguage.meta({ label: 'how to get the report' }).optional(),
};

const isReviewLater = ({ confirmed, review }: { confirmed: string; review?: string | undefined }) =>
  review === undefined || review > confirmed;
const reviewTooEarly = { path: ['review'], error: 'must be later than the day on which you made sure' };

const details = z.strictObject(evidence).refine(isReviewLater, reviewTooEarly);
const auditDetails = z.strictObject({ ...evidence, ...report }).refine(isReviewLater, reviewTooEarly);

/** When the company made sure that it can prove a claim, by when it will look again, and what readers are told of it. */
export type Confirmation = z.infer<typeof details> & Partial<z.infer<typeof auditDetails>>;

/** A day alone, or a group with it and what else there is to say. */
const confirmation = (long: typeof details | typeof auditDetails) =>
  z
    .union([date, long])
    .transform((own): Confirmation => (typeof own === 'string' ? { confirmed: own } : own));

export const auditKeys = ['by', 'type', 'scope', 'period', 'report'] as const;

const confirmed = confirmation(details);

export const claimsConfirmed = z
  .strictObject({
    projects: confirmed,
    satisfaction: confirmed,
    uptime: confirmed,
    fasterDelivery: confirmed,
    soc2: confirmation(auditDetails).meta({ label: 'SOC 2' }),
    roi: confirmed.meta({ label: 'Return on investment' }),
    costSavings: confirmed,
    professionals: confirmed,
    savings: confirmed.meta({ label: 'Cost compared with onshore' }),
    overlap: confirmed.meta({ label: 'Shared working hours' }),
    answersWithin: confirmed,
    consultationMinutes: confirmed,
  })
  .partial()
  .catchall(confirmed)
  .meta({ label: 'Claims that you can prove', buildOnly: true });
