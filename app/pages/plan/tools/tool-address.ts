import { isDisplayable } from './amount.ts';

/** The tools' inputs. Hours are "09:00", the cost is yearly in US dollars, zones are IANA names. */
export type ToolState = {
  zone: string;
  opens: string;
  closes: string;
  offshore: string;
  team: number;
  cost: number;
};

const names = {
  zone: 'zone',
  opens: 'from',
  closes: 'to',
  offshore: 'offshore',
  team: 'team',
  cost: 'cost',
} as const satisfies Record<keyof ToolState, string>;

/** The largest amounts that the tools accept. */
export const largest = { team: 10_000, cost: 10_000_000 } as const;

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function isAmount(text: string, limit: number): boolean {
  return /^\d+(?:\.\d+)?$/.test(text) && isDisplayable(Number(text)) && Number(text) <= limit;
}

/**
 * Reads the tools' inputs from a query string. Takes missing, malformed, out-of-range or unknown values from
 * `defaults`.
 */
export function readTools(
  search: string,
  defaults: ToolState,
  knowsZone: (zone: string) => boolean,
): ToolState {
  const parameters = new URLSearchParams(search);
  const read = (key: keyof ToolState, isValid: (text: string) => boolean) => {
    const text = parameters.get(names[key]);
    return text !== null && isValid(text) ? text : String(defaults[key]);
  };
  const opens = read('opens', isTime);
  const closes = read('closes', isTime);
  const hours = opens === closes ? defaults : { opens, closes };
  return {
    zone: read('zone', knowsZone),
    opens: hours.opens,
    closes: hours.closes,
    offshore: read('offshore', knowsZone),
    team: Number(read('team', (text) => isAmount(text, largest.team))),
    cost: Number(read('cost', (text) => isAmount(text, largest.cost))),
  };
}

/** Returns `search` with the tools' inputs; keeps other parameters. */
export function writeTools(state: ToolState, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const key of Object.keys(names) as (keyof ToolState)[]) parameters.set(names[key], String(state[key]));
  return `?${parameters}`;
}
