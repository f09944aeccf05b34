import { stringify } from 'yaml';
import { auditKeys, claimsConfirmed, type Confirmation } from '#packages/content/schemas/claims-confirmed.ts';
import type { Figures, Facts } from '#packages/content/facts.ts';
import { reviewsDue } from '#packages/content/checks/launch.ts';
import { good, note, stop, type ReportLine } from './report.ts';

/** A claim made on the site: its name in `claimsConfirmed`, what it says, and the files that quote it. */
type Claim = { name: string; value: string; files: string[] };

const flow = { collectionStyle: 'flow', lineWidth: 0 } as const;
const where = { file: 'content/site.yaml', path: 'claimsConfirmed' };

// The certificate claim has no figure, so it is recognized by its text.
const certificate = /\bSOC 2\b/;
// How the site compares ways of working, which are no single figures.
const compared = ['savings', 'overlap'] as const;
const isCompared = (name: string) => compared.some((each) => each === name);

function claimNames({ claims }: Figures): string[] {
  const names = new Set([...Object.keys(claimsConfirmed.shape), ...Object.keys(claims)]);
  return [...names].filter((name) => name !== 'offices');
}

/** What a claim says. Promises about how the company works are settings; undefined if it makes none. */
function valueOf(name: string, facts: Facts, { claims, overlap, savings }: Figures): string | undefined {
  if (name === 'soc2') return 'SOC 2';
  if (name === 'savings') return `${savings.nearshore.join('–')} and ${savings.offshore.join('–')}`;
  if (name === 'overlap') return `${overlap.nearshore.join('–')} and ${overlap.offshore.join('–')}`;
  const value = name === 'answersWithin' || name === 'consultationMinutes' ? facts[name] : claims[name];
  return value === undefined ? undefined : `${value}`;
}

/** The unconfirmed claims that the content makes. A figure that no text quotes needs no confirmation. */
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
      const files = (isPromise ? [where.file] : quoting.map(([file]) => file)).map((file) =>
        file.replace('content/', ''),
      );
      return value === undefined || files.length === 0 ? [] : [{ name, value, files }];
    });
}

function written({ confirmed, ...more }: Confirmation): string {
  return Object.keys(more).length === 0 ? confirmed : stringify({ confirmed, ...more }, flow).trim();
}

/** Reports what a reader of "SOC 2" must be told and is not: of which kind and of what the report is, and how to get it. */
function checkAudit(facts: Facts, texts: Readonly<Record<string, string>>): ReportLine[] {
  const { soc2 } = facts.claimsConfirmed;
  const missing = auditKeys.filter((key) => soc2?.[key] === undefined);
  const isClaimed = Object.values(texts).some((text) => certificate.test(text));
  if (!isClaimed || missing.length === 0) return [];
  const toDo =
    'write them as the auditor’s report has them (docs/content.md), or take SOC 2 out of the texts';
  const path = `${where.path}.soc2`;
  return [stop({ ...where, path }, `the site says SOC 2, and this lacks ${missing.join(', ')}`, toDo)];
}

/**
 * Reports the claims that nobody has confirmed, all in one finding, which ends with the lines to add; and those whose date
 * of review has passed.
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
  const claims = unconfirmedClaims(facts, figures, texts);
  const toDo = 'make sure that it still holds, and write the new dates; or change the claim';
  const due = [
    ...checkAudit(facts, texts),
    ...reviewsDue(facts, day).map((each) => note({ ...where, ...each }, each.reason, toDo)),
  ];
  if (claims.length === 0) {
    return due.length > 0 ? due : [good(where, 'every claim is confirmed')];
  }
  return [
    stop(
      where,
      [
        `nobody has confirmed ${claims.length} of the claims that the site makes:`,
        ...claims.map(({ name, value, files }) => `  ${name}: ${value}, in ${files.join(', ')}`),
      ].join('\n'),
      [
        'add those that you can prove, and change the others:',
        'claimsConfirmed:',
        ...Object.entries(facts.claimsConfirmed).flatMap(([name, known]) =>
          known ? `  ${name}: ${written(known)}` : [],
        ),
        ...claims.map(({ name }) => `  ${name}: ${day}`),
      ].join('\n'),
    ),
    ...due,
  ];
}
