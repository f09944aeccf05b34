import { auditKeys, claimsConfirmed } from '#packages/content/schemas/claims-confirmed.ts';
import type { Figures, Facts } from '#packages/content/facts.ts';
import { reviewsDue } from '#packages/content/checks/launch.ts';
import { good, note, stop, type ReportLine } from './report.ts';

/** `name` is the key in `claimsConfirmed`; `files` quote the claim. */
type Claim = { name: string; value: string; files: string[] };

const where = { file: 'content/site.yaml', path: 'claimsConfirmed' };

// The certificate claim has no figure, so it is recognized by its text.
const certificate = /\bSOC 2\b/;
// Comparisons of ways of working, which are ranges instead of single figures.
const compared = ['savings', 'overlap'] as const;
const isCompared = (name: string) => compared.some((each) => each === name);

function claimNames({ claims }: Figures): string[] {
  return [...new Set([...Object.keys(claimsConfirmed.shape), ...Object.keys(claims)])];
}

/** Undefined for a promise that the company does not make: promises about how it works are settings. */
function valueOf(name: string, facts: Facts, { claims, overlap, savings }: Figures): string | undefined {
  if (name === 'soc2') return 'SOC 2';
  if (name === 'savings') return `${savings.nearshore.join('–')} and ${savings.offshore.join('–')}`;
  if (name === 'overlap') return `${overlap.nearshore.join('–')} and ${overlap.offshore.join('–')}`;
  const value = name === 'answersWithin' || name === 'consultationMinutes' ? facts[name] : claims[name];
  return value === undefined ? undefined : `${value}`;
}

/** A figure that no text quotes needs no confirmation. */
function unconfirmedClaims(facts: Facts, figures: Figures, texts: Readonly<Record<string, string>>): Claim[] {
  return claimNames(figures)
    .filter((name) => facts.claimsConfirmed[name] === undefined)
    .flatMap((name): Claim[] => {
      const value = valueOf(name, facts, figures);
      const isPromise = name === 'answersWithin' || name === 'consultationMinutes';
      const quotes = (text: string) =>
        name === 'soc2'
          ? certificate.test(text)
          : text.includes(isCompared(name) ? `{${name}.` : `{claims.${name}}`);
      const quoting = Object.entries(texts).filter(([, text]) => quotes(text));
      const files = quoting.map(([file]) => file);
      return value === undefined || (files.length === 0 && !isPromise) ? [] : [{ name, value, files }];
    });
}

const ofAudit: Record<(typeof auditKeys)[number], string> = {
  by: 'who confirmed it',
  type: 'of which type the report is',
  scope: 'what it covers',
  period: 'of which months it is',
  report: 'how to get it',
};

function checkAudit(facts: Facts, texts: Readonly<Record<string, string>>): ReportLine[] {
  const { soc2 } = facts.claimsConfirmed;
  const missing = auditKeys.filter((key) => soc2?.[key] === undefined).map((key) => ofAudit[key]);
  const isClaimed = Object.values(texts).some((text) => certificate.test(text));
  if (!isClaimed || missing.length === 0) return [];
  const toDo = 'write them as the auditor’s report has them, or take SOC 2 out of the texts';
  const path = `${where.path}.soc2`;
  return [stop({ ...where, path }, `the site says SOC 2, and not ${missing.join(', ')}`, toDo)];
}

/**
 * Reports the claims that nobody has confirmed, and those whose date of review has passed.
 *
 * @param texts the source of each content file with texts, by path
 * @param day the day at the headquarters
 */
export function checkClaims(
  facts: Facts,
  figures: Figures,
  texts: Readonly<Record<string, string>>,
  day: string,
): ReportLine[] {
  const confirm = `make sure of it and write the day, as in ${day}; or change what the site says`;
  const toDo = 'make sure that it still holds, and write the new dates; or change the claim';
  const lines = [
    ...unconfirmedClaims(facts, figures, texts).map(({ name, value, files: alsoIn }) =>
      stop({ ...where, path: `${where.path}.${name}`, alsoIn }, `nobody has confirmed ${value}`, confirm),
    ),
    ...checkAudit(facts, texts),
    ...reviewsDue(facts, day).map((each) => note({ ...where, ...each }, each.reason, toDo)),
  ];
  return lines.length > 0 ? lines : [good(where, 'every claim is confirmed')];
}
