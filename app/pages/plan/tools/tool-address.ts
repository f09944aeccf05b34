import { largest, type PlanInput } from '#packages/site/address-state.ts';
import { isDisplayable } from './amount.ts';

/** The tools' inputs. Hours are "09:00", the cost is a year's, zones are IANA names. */
export type ToolState = {
  zone: string;
  opens: string;
  closes: string;
  offshore: string;
  team: number;
  cost: number;
};

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function isAmount(text: string, limit: number): boolean {
  return /^\d+(?:\.\d+)?$/.test(text) && isDisplayable(Number(text)) && Number(text) <= limit;
}

/** Values that are missing, malformed, out of range or unknown are those of `defaults`. */
export function readTools(
  search: string,
  defaults: ToolState,
  knowsZone: (zone: string) => boolean,
): ToolState {
  const parameters = new URLSearchParams(search);
  const read = (name: PlanInput, isValid: (text: string) => boolean, other: string | number) => {
    const text = parameters.get(name);
    return text !== null && isValid(text) ? text : String(other);
  };
  const opens = read('from', isTime, defaults.opens);
  const closes = read('to', isTime, defaults.closes);
  const hours = opens === closes ? defaults : { opens, closes };
  return {
    zone: read('zone', knowsZone, defaults.zone),
    opens: hours.opens,
    closes: hours.closes,
    offshore: read('offshore', knowsZone, defaults.offshore),
    team: Number(read('team', (text) => isAmount(text, largest.team), defaults.team)),
    cost: Number(read('cost', (text) => isAmount(text, largest.cost), defaults.cost)),
  };
}

/** Writes the tools' inputs into the query string `search`; keeps other parameters. */
export function writeTools(state: ToolState, search: string): string {
  const { zone, opens, closes, offshore, team, cost } = state;
  const inputs: Record<PlanInput, string | number> = { zone, from: opens, to: closes, offshore, team, cost };
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(inputs)) parameters.set(name, String(value));
  return `?${parameters}`;
}
