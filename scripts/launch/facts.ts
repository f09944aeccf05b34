import { unconfirmedClaims } from '../../generate/content/claims.ts';
import type { Figures, Site } from '../../generate/content/facts.ts';
import { standIns } from '../../generate/content/stand-ins.ts';
import type { Finding } from './report.ts';

const file = 'content/site.yaml';

/** Whether the facts of the company are its own. */
export function checkStandIns(site: Site): Finding[] {
  const found = new Map(standIns(site).map(({ key, reason }) => [key, reason]));
  const keys = ['name', 'legalName', 'email', 'phone', 'bookingUrl', 'siteUrl'] as const;
  return keys.map((key) => {
    const reason = found.get(key);
    if (reason === undefined) return { state: 'good', file, key, reason: site[key] };
    return { state: 'stop', file, key, reason: `"${site[key]}" is ${reason}`, toDo: 'write your own' };
  });
}

/** Whether the year of the copyright line is the present one. */
export function checkYear({ copyrightYear }: Site, now: Date): Finding {
  const key = 'copyrightYear';
  const year = now.getUTCFullYear();
  if (copyrightYear >= year) return { state: 'good', file, key, reason: `${copyrightYear}` };
  const reason = `${copyrightYear} has passed`;
  return { state: 'note', file, key, reason, toDo: `write ${year}, unless the older year is meant` };
}

/** Whether somebody answers for each claim that the words make. */
export function checkClaims(
  site: Site,
  figures: Figures,
  wordFiles: Readonly<Record<string, string>>,
  now: Date,
): Finding[] {
  const today = now.toISOString().slice(0, 10);
  const early = Object.entries(site.claimsConfirmed).filter(([, date = '']) => date > today);
  return [
    ...unconfirmedClaims(site, figures, wordFiles).map((claim): Finding => ({
      state: 'stop',
      file: claim.file,
      key: claim.key,
      reason: `"${claim.value}" is a claim that nobody has confirmed`,
      toDo: `if you can prove it, add "${claim.name}: ${today}" to claimsConfirmed in ${file}; if not, change it`,
    })),
    ...early.map(([name, date]): Finding => ({
      state: 'stop',
      file,
      key: `claimsConfirmed.${name}`,
      reason: `${date} is yet to come`,
      toDo: 'write the day on which you made sure',
    })),
  ];
}
