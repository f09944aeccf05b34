import { z } from 'zod';
import { label, slotted } from './text-schema.ts';

export const evidenceWords = z
  .strictObject({
    title: label,
    of: label,
    since: label,
    measured: label.meta({ label: 'How it is measured' }),
    type: label.meta({ label: 'Type of the report' }),
    scope: label,
    period: label,
    report: label.meta({ label: 'How to get the report' }),
    confirmed: label,
    confirmedBy: slotted('date', 'by'),
  })
  .meta({ label: 'What stands behind a figure', buildOnly: true });
export type EvidenceWords = z.infer<typeof evidenceWords>;
