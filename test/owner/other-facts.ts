import { hash, reword } from './reword.ts';

const domain = 'harbor-lane.works';
const zones = ['America/Denver', 'America/Bogota', 'America/Chicago', 'Asia/Manila'];

function otherNumber(value: number): number {
  if (value >= 2000 && value <= 2100) return value + 1;
  if (value > 90 && value < 100) return Math.round((value - 1) * 10) / 10;
  return value >= 100 ? Math.round(value * 1.1) : value + 1;
}

/** Half an hour earlier, as "HH:MM". */
function earlier(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const total = (hours * 60 + minutes + 24 * 60 - 30) % (24 * 60);
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function otherAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  const host = hostname.startsWith('www.') ? `www.${domain}` : `work.${domain}`;
  return `https://${host}${pathname === '/' ? '' : '/other'}`;
}

// By what a fact looks like. Codes of countries stay.
const kinds: readonly [RegExp, (fact: string) => string][] = [
  [/^[A-Z]{2}$/, (code) => code],
  [/^\d{4}-\d\d(?:-\d\d)?$/, (date) => date.replace(/^\d+/, (year) => String(Number(year) - 1))],
  [/^\d\d:\d\d$/, earlier],
  [/^\w+\/\w+$/, (zone) => zones.filter((other) => other !== zone)[hash(zone) % 3] ?? zone],
  [/^\S+@\S+$/, () => `hello@${domain}`],
  [/^https:/, otherAddress],
  [/^\+[\d ()-]+$/, () => '+1 (512) 867-5309'],
  // Another hue of about the same lightness.
  [/^#[\da-f]{6}$/i, (colour) => `#${colour.slice(5)}${colour.slice(1, 5)}`],
];

/** Returns another fact or figure of the same kind as a value of `site.yaml` or `figures.yaml`. */
export function otherFact(value: unknown): unknown {
  if (typeof value === 'number') return otherNumber(value);
  if (typeof value !== 'string') return value;
  const [, change] = kinds.find(([pattern]) => pattern.test(value)) ?? [];
  return change ? change(value) : reword(value, 'en');
}
