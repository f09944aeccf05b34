import { z } from 'zod';
import { largest } from '#packages/site/address-state.ts';
import { group } from './list-schema.ts';
import { count, hours, percentage, time, timeZone, within } from './fact-values.ts';

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
      uptime: percentage,
      fasterDelivery: percentage,
      // A return can be many times the investment.
      roi: within(0, 10_000, 'a percentage').meta({ label: 'Return on investment (%)' }),
      costSavings: percentage,
      professionals: count,
    })
    .catchall(measured)
    .refine((claims) => !Object.hasOwn(claims, 'offices'), {
      path: ['offices'],
      error: 'is counted in content/site.yaml: take this line out',
    }),
  // Keyed by service. Content quotes only the figures it needs.
  services: z.record(
    z.string(),
    z.strictObject({
      implementation: duration.meta({ label: 'Time to implement' }).optional(),
      roi: duration.meta({ label: 'Time to a return on investment' }).optional(),
    }),
  ),
  savings: z.strictObject({ nearshore: range(percentage), offshore: range(percentage) }),
  overlap: group('Shared working hours', { nearshore: range(hours), offshore: range(hours), onshore: hours }),
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
      // US dollars without it.
      currency: z
        .enum(Intl.supportedValuesOf('currency'), 'must be a currency as in "NOK" (ISO 4217)')
        .optional(),
    })
    .refine(({ opens, closes }) => opens !== closes, { path: ['closes'], error: 'must differ from opens' })
    .meta({ label: 'Example in the tools' }),
});
