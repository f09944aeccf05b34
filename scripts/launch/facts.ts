import type { Facts } from '#packages/content/facts.ts';
import { standIns } from '#packages/content/checks/launch.ts';
import type { ReportLine } from './report.ts';

const file = 'content/site.yaml';

export function checkStandIns(facts: Facts): ReportLine[] {
  const found = new Map(standIns(facts).map(({ key, reason }) => [key, reason]));
  const paths = ['name', 'legalName', 'email', 'phone', 'bookingUrl', 'siteUrl'] as const;
  return paths.map((path) => {
    const reason = found.get(path);
    if (reason === undefined) return { state: 'good', file, path, reason: facts[path] };
    return { state: 'stop', file, path, reason: `"${facts[path]}" is ${reason}`, toDo: 'write yours' };
  });
}

/** Reports where the contact form posts, if it does: only a test message shows whether messages arrive. */
export function checkEndpoint(facts: Facts): ReportLine[] {
  const path = 'contactEndpoint';
  const { contactEndpoint: endpoint } = facts;
  if (endpoint === undefined) return [];
  const standIn = standIns(facts).find((found) => found.key === path);
  if (standIn) {
    const reason = `"${endpoint}" is ${standIn.reason}`;
    return [
      { state: 'stop', file, path, reason, toDo: 'write the address of your service, or remove the key' },
    ];
  }
  const toDo = 'send yourself a message with the form of the deployed site';
  return [{ state: 'note', file, path, reason: `the contact form posts to ${endpoint}`, toDo }];
}

export function checkVisits({ countVisits }: Facts): ReportLine[] {
  if (!countVisits) return [];
  const toDo = 'run "npm run hosting", and deploy the configuration together with the pages: docs/visits.md';
  return [{ state: 'note', file, path: 'countVisits', reason: 'the pages count visits', toDo }];
}

export function checkYear({ copyrightYear }: Facts, now: Date): ReportLine {
  const path = 'copyrightYear';
  const year = now.getUTCFullYear();
  if (copyrightYear === year) return { state: 'good', file, path, reason: `${copyrightYear}` };
  const reason = `${copyrightYear} ${copyrightYear < year ? 'has passed' : 'is in the future'}`;
  return { state: 'note', file, path, reason, toDo: `write ${year}, unless the other year is meant` };
}
