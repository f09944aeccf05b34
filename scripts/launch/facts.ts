import type { Facts } from '#packages/content/facts.ts';
import { standIns } from '#packages/content/checks/launch.ts';
import type { ReportLine } from './report.ts';

const file = 'content/site.yaml';

/** Reports facts that are still placeholders. */
export function checkStandIns(facts: Facts): ReportLine[] {
  const found = new Map(standIns(facts).map(({ key, reason }) => [key, reason]));
  const keys = ['name', 'legalName', 'email', 'phone', 'bookingUrl', 'siteUrl'] as const;
  return keys.map((key) => {
    const reason = found.get(key);
    if (reason === undefined) return { state: 'good', file, key, reason: facts[key] };
    return { state: 'stop', file, key, reason: `"${facts[key]}" is ${reason}`, toDo: 'write yours' };
  });
}

/** Reports where the contact form posts, if it does: only a test message shows whether messages arrive. */
export function checkEndpoint(facts: Facts): ReportLine[] {
  const key = 'contactEndpoint';
  const { contactEndpoint: endpoint } = facts;
  if (endpoint === undefined) return [];
  const standIn = standIns(facts).find((found) => found.key === key);
  if (standIn) {
    const reason = `"${endpoint}" is ${standIn.reason}`;
    return [
      { state: 'stop', file, key, reason, toDo: 'write the address of your service, or remove the key' },
    ];
  }
  const toDo = 'send yourself a message with the form of the deployed site';
  return [{ state: 'note', file, key, reason: `the contact form posts to ${endpoint}`, toDo }];
}

/** Reports that visits are counted, which requires a server configured for it. */
export function checkVisits({ countVisits }: Facts): ReportLine[] {
  if (!countVisits) return [];
  const toDo = 'run "npm run hosting", and deploy the configuration together with the pages: docs/visits.md';
  return [{ state: 'note', file, key: 'countVisits', reason: 'the pages count visits', toDo }];
}

export function checkYear({ copyrightYear }: Facts, now: Date): ReportLine {
  const key = 'copyrightYear';
  const year = now.getUTCFullYear();
  if (copyrightYear === year) return { state: 'good', file, key, reason: `${copyrightYear}` };
  const reason = `${copyrightYear} ${copyrightYear < year ? 'has passed' : 'is in the future'}`;
  return { state: 'note', file, key, reason, toDo: `write ${year}, unless the other year is meant` };
}
