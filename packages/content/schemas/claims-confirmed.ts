/** When the company made sure of its claims. */
import { z } from 'zod';
import { pastDate } from './past-date.ts';

const date = pastDate(
  'must be a date, as in 2026-01-15',
  'is in the future: write the day on which you made sure',
);

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
