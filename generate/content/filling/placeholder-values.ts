/** The facts and figures that texts quote. Runs at build time only. */
import { drawnFigures } from '#app/site/drawn-figures.ts';
import type { FactFile } from '../facts.ts';
import { figures as figuresSchema } from '../schemas/figures-schema.ts';
import { formatMonth } from './placeholders.ts';
import { sharedDay } from './shared-day.ts';

/** Parsed facts, before validation. */
export type WrittenFacts = { readonly [File in FactFile]?: unknown };

/** Converts numbers to strings, so that years are not formatted with a thousands separator. */
function numbersToText(facts: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  );
}

/** Returns the first office of each side, because the key of an office changes when it moves to another city. */
function officesBySide(site: object): Record<string, unknown> {
  const offices = Object.values((Reflect.get(site, 'offices') ?? {}) as Record<string, { side?: string }>);
  return Object.fromEntries(offices.toReversed().map((office) => [String(office?.side), office]));
}

/**
 * Returns the values that placeholders can reference; undefined if the facts cannot be read. Invalid facts are
 * included, because they are reported separately.
 */
export function placeholderValues({ site, figures }: WrittenFacts, locale: string): object | undefined {
  if (typeof site !== 'object' || site === null) return undefined;
  if (typeof figures !== 'object' || figures === null) return undefined;
  const claims = figuresSchema.shape.claims.safeParse(Reflect.get(figures, 'claims'));
  if (!claims.success) return undefined;
  const facts = { ...numbersToText(site), ...officesBySide(site), ...sharedDay(site) };
  const policiesUpdated = formatMonth(String(facts.policiesUpdated), locale);
  const { contactEndpoint: endpoint } = facts;
  const contactHost =
    typeof endpoint === 'string' && URL.canParse(endpoint) ? new URL(endpoint).host : undefined;
  return { ...figures, drawn: drawnFigures(claims.data), ...facts, policiesUpdated, contactHost };
}
