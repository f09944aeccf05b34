import { auditKeys } from '#packages/content/schemas/claims-confirmed.ts';
import type { Figures, Facts } from '#packages/content/facts.ts';
import { reviewsDue } from '#packages/content/checks/launch.ts';
import { good, note, stop, type ReportLine } from './report.ts';
import type { Text } from './texts.ts';

const file = 'content/site.yaml';
const at = (name: string) => ({ file, path: `claimsConfirmed.${name}` });

// The certificate claim has no figure, so it is recognized by its text.
const certificate = /\bSOC 2\b/;

/** What is claimed, and how texts quote it. A promise has no `quote`: it is made even if no text says so. */
type Claim = { value: string | number | undefined; quote?: RegExp };

// Ranges instead of single figures, because they compare ways of working.
const compared = ({ nearshore, offshore }: Pick<Figures['savings'], 'nearshore' | 'offshore'>) =>
  `${nearshore.join('–')} and ${offshore.join('–')}`;

/** By the key in `claimsConfirmed`. */
function claimsOf(facts: Facts, { claims, overlap, savings }: Figures): Record<string, Claim> {
  const ofFigures = Object.entries(claims).map(
    ([name, value]) => [name, { value, quote: new RegExp(RegExp.escape(`{claims.${name}}`)) }] as const,
  );
  return {
    ...Object.fromEntries(ofFigures),
    soc2: { value: 'SOC 2', quote: certificate },
    savings: { value: compared(savings), quote: /\{savings\./ },
    overlap: { value: compared(overlap), quote: /\{overlap\./ },
    answersWithin: { value: facts.answersWithin },
    consultationMinutes: { value: facts.consultationMinutes },
  };
}

const ofAudit: Record<(typeof auditKeys)[number], string> = {
  by: 'who confirmed it',
  type: 'of which type the report is',
  scope: 'what it covers',
  period: 'of which months it is',
  report: 'how to get it',
};

/**
 * Reports the claims that nobody has confirmed, and those whose date of review has passed.
 *
 * @param texts those that pages show
 * @param day the day at the headquarters
 */
export function checkClaims(
  facts: Facts,
  figures: Figures,
  texts: readonly Text[],
  day: string,
): ReportLine[] {
  const { claimsConfirmed } = facts;
  const lines: ReportLine[] = [];
  const filesWith = (quote: RegExp) => [
    ...new Set(texts.filter(({ text }) => quote.test(text)).map((each) => each.file)),
  ];
  for (const [name, { value, quote }] of Object.entries(claimsOf(facts, figures))) {
    const alsoIn = quote ? filesWith(quote) : [];
    const isMade = value !== undefined && (!quote || alsoIn.length > 0);
    if (!isMade || claimsConfirmed[name] !== undefined) continue;
    const toDo = `make sure of it and write the day, as in ${day}; or change what the site says`;
    lines.push(stop({ ...at(name), alsoIn }, `nobody has confirmed ${value}`, toDo));
  }
  const untold = auditKeys.filter((key) => claimsConfirmed.soc2?.[key] === undefined);
  if (untold.length > 0 && filesWith(certificate).length > 0) {
    const reason = `the site says SOC 2, and not ${untold.map((key) => ofAudit[key]).join(', ')}`;
    const toDo = 'write them as the auditor’s report has them, or take SOC 2 out of the texts';
    lines.push(stop(at('soc2'), reason, toDo));
  }
  const again = 'make sure that it still holds, and write the new dates; or change the claim';
  lines.push(...reviewsDue(facts, day).map((due) => note({ file, ...due }, due.reason, again)));
  return lines.length > 0 ? lines : [good({ file, path: 'claimsConfirmed' }, 'every claim is confirmed')];
}
