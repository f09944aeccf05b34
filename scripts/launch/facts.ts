import type { Facts, Figures } from '#packages/content/facts.ts';
import { designColors } from '#packages/content/brand/design.ts';
import { logoFile, type Logo } from '#packages/content/brand/logo.ts';
import { isStandInLogo, standIns } from '#packages/content/checks/launch.ts';
import { sharedHours } from '#packages/content/words/quoted-shared-day.ts';
import { good, note, stop, wrong, type ReportLine } from './report.ts';

const file = 'content/site.yaml';

/** The hours that offices of both sides share; undefined if they are on one side. */
function officesShare({ offices }: Pick<Facts, 'offices'>) {
  const all = Object.values(offices);
  const [client, delivery] = (['client', 'delivery'] as const).map((own) =>
    all.find(({ side }) => side === own),
  );
  return client && delivery && sharedHours(delivery, client);
}

function contradicts(path: string, reason: string, toDo: string): ReportLine {
  return wrong({ file: 'content/figures.yaml', path }, reason, toDo);
}

/** Reports figures that contradict each other, or the opening hours of the offices. */
export function checkFigures(facts: Facts, { claims, overlap, savings }: Figures): ReportLine[] {
  const shared = officesShare(facts);
  const [from, to] = overlap.nearshore;
  const [, mostSaved] = savings.nearshore;
  const lines: ReportLine[] = [];
  if (shared && Object.values(shared).some((hours) => hours < from || hours > to))
    lines.push(
      contradicts(
        'overlap.nearshore',
        `quotes ${from}–${to} shared hours a day, and the offices share ${shared.winter} in winter and ${shared.summer} in summer`,
        'correct the figure, or the opening hours of the offices; or keep both, and say whom each is about',
      ),
    );
  if (to > overlap.onshore)
    lines.push(
      contradicts(
        'overlap.nearshore',
        `quotes up to ${to} shared hours a day, more than the ${overlap.onshore} of a team onshore`,
        'correct one of the two',
      ),
    );
  if (claims.costSavings > mostSaved)
    lines.push(
      contradicts(
        'claims.costSavings',
        `claims ${claims.costSavings}% savings, more than the ${mostSaved}% that the comparison says of nearshoring`,
        'correct one of the two',
      ),
    );
  return lines;
}

export function checkStandIns(facts: Facts): ReportLine[] {
  const found = new Map(standIns(facts).map(({ key, reason }) => [key, reason]));
  const paths = ['name', 'legalName', 'email', 'phone', 'bookingUrl', 'siteUrl', 'contactEndpoint'] as const;
  return paths.flatMap((path) => {
    const { [path]: value } = facts;
    const reason = found.get(path);
    if (value === undefined) return [];
    return reason === undefined
      ? good({ file, path }, value)
      : stop({ file, path }, `"${value}" is ${reason}`, 'write yours');
  });
}

export function checkColors({ colors }: Pick<Facts, 'colors'>): ReportLine[] {
  const chosen = Object.values(colors).map((each) => each.toLowerCase());
  const kept = chosen.filter((each) => Object.values(designColors).includes(each));
  if (kept.length === 0) return [];
  const reason = `are still the placeholder brand's: ${kept.join(', ')}`;
  return [note({ file, path: 'colors' }, reason, 'write yours, unless you mean to keep them')];
}

export function checkLogo(logo: Logo): ReportLine {
  const place = { file: logoFile };
  return isStandInLogo(logo)
    ? stop(place, 'is the logo of the placeholder brand', 'put yours in its place')
    : good(place, 'is not that of the placeholder brand');
}

export function checkYear({ copyrightYear }: Facts, now: Date): ReportLine {
  const place = { file, path: 'copyrightYear' };
  const year = now.getUTCFullYear();
  if (copyrightYear === year) return good(place, `${copyrightYear}`);
  const reason = `${copyrightYear} ${copyrightYear < year ? 'has passed' : 'is in the future'}`;
  return note(place, reason, `write ${year}, unless the other year is meant`);
}
