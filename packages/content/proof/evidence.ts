import { figureLocale, type LocaleCode } from '#packages/site/locales.ts';
import { fill } from '#packages/site/fill.ts';
import type { Confirmation } from '../schemas/claims-confirmed.ts';
import { formatDay, formatMonth } from '../words/placeholders.ts';
import type { z } from 'zod';
import { group } from '../schemas/list-schema.ts';
import { label, slotted } from '../schemas/text-schema.ts';

export const evidenceWords = group('What stands behind a figure', {
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
}).meta({ buildOnly: true });
type EvidenceWords = z.infer<typeof evidenceWords>;

/**
 * The evidence of a claim in a language: `facts` are each a label and what it says, and it is confirmed if somebody is named who
 * did it. Undefined while the owner has said nothing but the day.
 */
export function evidenceFor(confirmation: Confirmation | undefined, words: EvidenceWords, code: LocaleCode) {
  if (!confirmation) return undefined;
  const { by, confirmed, measured, of, period, report, scope, since, type } = confirmation;
  const locale = figureLocale(code);
  const months = [...new Set([period?.from, period?.to])].flatMap((month) =>
    month === undefined ? [] : formatMonth(month, locale),
  );
  const all: [label: string, text: string | undefined][] = [
    [words.of, of && of[code]],
    [words.since, since && formatMonth(since, locale)],
    [words.measured, measured && measured[code]],
    [words.type, type],
    [words.scope, scope && scope[code]],
    [words.period, months.join(' – ') || undefined],
    [words.report, report && report[code]],
    [words.confirmed, by && fill(words.confirmedBy, { by, date: formatDay(confirmed, locale) })],
  ];
  const facts = all.flatMap(([label, text]) => (text === undefined ? [] : [{ label, text }]));
  return facts.length > 0 ? { title: words.title, isConfirmed: by !== undefined, facts } : undefined;
}

export type Evidence = NonNullable<ReturnType<typeof evidenceFor>>;
