import type { Facts, Figures } from '#packages/content/facts.ts';
import { standIns } from '#packages/content/checks/launch.ts';
import { countryName, firstOffice } from '#packages/site/offices.ts';
import { modernName, zoneCity } from '#packages/time/time-zones.ts';
import { sharedHours } from '#packages/content/words/quoted-shared-day.ts';
import { good, note, stop, wrong, type ReportLine } from './report.ts';
import { zonesOf } from './fact-names.ts';

const file = 'content/site.yaml';
const figure = (path: string) => ({ file: 'content/figures.yaml', path });

/**
 * Reports countries served without an office there, which may be those of another company, and an example of the planner that is
 * of a place without clients and offices, or whose offshore team is where an office is.
 */
export function checkExample({ offices, areaServed }: Facts, { example }: Figures): ReportLine[] {
  const all = Object.values(offices);
  const found: ReportLine[] = [];
  const [served] = areaServed;
  if (served !== undefined && !all.some(({ country }) => areaServed.includes(country))) {
    const reason = `is ${countryName(served, 'en')}, and you have no office in a country served`;
    found.push(note({ file, path: 'areaServed.0' }, reason, 'make sure that your clients are there'));
  }
  const zones = [...areaServed, ...all.map(({ country }) => country)].flatMap(zonesOf);
  if (!zones.includes(modernName(example.zone))) {
    const reason = `is ${example.zone}, in no country with an office or clients`;
    found.push(note(figure('example.zone'), reason, 'write a time zone of your clients'));
  }
  if (all.some(({ timeZone }) => modernName(timeZone) === modernName(example.offshore))) {
    const reason = `is ${example.offshore}, where you have an office yourself`;
    found.push(wrong(figure('example.offshore'), reason, 'write a zone in which others work'));
  }
  return found;
}

/** Figures may contradict each other, or the opening hours of the offices. */
export function checkFigures(facts: Facts, { claims, example, overlap, savings }: Figures): ReportLine[] {
  const offices = Object.values(facts.offices);
  // Offices on one side only share their day with clients, for whom the example stands.
  const isOneSided = new Set(offices.map(({ side }) => side)).size === 1;
  const theirs = isOneSided ? { ...example, timeZone: example.zone } : firstOffice(offices, 'client');
  const { winter, summer } = sharedHours(firstOffice(offices, 'delivery'), theirs);
  const [from, to] = overlap.nearshore;
  const [, mostSaved] = savings.nearshore;
  const found: ReportLine[] = [];
  if (Math.min(winter, summer) < from || Math.max(winter, summer) > to) {
    const sharing = isOneSided
      ? `an office and the planner’s example, ${zoneCity(example.zone, {})}, share`
      : `the ${offices.length > 2 ? 'first offices of both sides' : 'offices'} share`;
    const reason = `quotes ${from}–${to} shared hours a day, and ${sharing} ${winter} in winter and ${summer} in summer`;
    const toDo = `correct the figure, ${isOneSided ? 'the example, ' : ''}or the opening hours of the offices; or keep both, and say whom each is about`;
    found.push(wrong(figure('overlap.nearshore'), reason, toDo));
  }
  if (to > overlap.onshore) {
    const reason = `quotes up to ${to} shared hours a day, more than the ${overlap.onshore} of a team onshore`;
    found.push(wrong(figure('overlap.nearshore'), reason, 'correct one of the two'));
  }
  if (claims.costSavings > mostSaved) {
    const reason = `claims ${claims.costSavings}% savings, more than the ${mostSaved}% that the comparison says of nearshoring`;
    found.push(wrong(figure('claims.costSavings'), reason, 'correct one of the two'));
  }
  return found;
}

export function checkStandIns(facts: Facts): ReportLine[] {
  const found = standIns(facts);
  const paths = ['name', 'legalName', 'email', 'phone', 'bookingUrl', 'siteUrl'] as const;
  return paths.map((path) => {
    const reason = found.get(path);
    if (reason === undefined) return good({ file, path }, facts[path]);
    return stop({ file, path }, `"${facts[path]}" is ${reason}`, 'write yours');
  });
}

/** Only a test message shows whether messages arrive. */
export function checkEndpoint(facts: Facts): ReportLine[] {
  const path = 'contactEndpoint';
  const { [path]: endpoint } = facts;
  if (endpoint === undefined) return [];
  const standIn = standIns(facts).get(path);
  if (standIn !== undefined) {
    const reason = `"${endpoint}" is ${standIn}`;
    return [stop({ file, path }, reason, 'write the address of your service, or leave it empty')];
  }
  const toDo = 'send yourself a message with the form of the deployed site';
  return [note({ file, path }, `the contact form posts to ${endpoint}`, toDo)];
}

export function checkVisits({ countVisits }: Facts): ReportLine[] {
  if (!countVisits) return [];
  const toDo = 'deploy the rules for the host ("npm run hosting") together with the pages';
  return [note({ file, path: 'countVisits' }, 'the pages count visits', toDo)];
}

export function checkYear({ copyrightYear }: Facts, now: Date): ReportLine {
  const place = { file, path: 'copyrightYear' };
  const year = now.getUTCFullYear();
  if (copyrightYear === year) return good(place, `${copyrightYear}`);
  const reason = `${copyrightYear} ${copyrightYear < year ? 'has passed' : 'is in the future'}`;
  return note(place, reason, `write ${year}, unless the other year is meant`);
}
