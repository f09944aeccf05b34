import { usualCurrency } from '#packages/site/figure-format.ts';
import { drawnFigures } from '#packages/site/drawn-figures.ts';
import { figureLocale, type LocaleCode } from '#packages/site/locales.ts';
import { firstOffice } from '#packages/site/offices.ts';
import { once } from '#packages/site/once.ts';
import type { Facts, Figures } from '../facts.ts';
import { localeCodes } from '../languages.ts';
import type { Checked, Reading } from '../reading/read-yaml.ts';
import { valueAt } from '../tree.ts';
import { currencyName, formatMonth, type Quotable } from './placeholders.ts';
import { quotedSharedDay } from './quoted-shared-day.ts';

/** What texts of a language can quote. */
export type QuotedFacts = (code: LocaleCode) => Quotable;

/** Converts numbers to strings, so that years are not formatted with a thousands separator. */
function numbersToText(facts: object): object {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  );
}

type Read = { site: Checked<Facts>; figures: Checked<Figures>; ui: readonly Reading[] };

function valuesIn(code: LocaleCode, { site, figures, ui }: Read): object | undefined {
  if (!site.data || !figures.data) return undefined;
  const { contactEndpoint, offices: byKey, policiesUpdated } = site.data;
  const locale = figureLocale(code);
  const words = ui[localeCodes.indexOf(code)]?.data;
  // With the name of their city, so that no text has the hours of another one.
  const offices = Object.entries(byKey).map(([key, office]) => ({
    ...office,
    name: valueAt(words, ['offices', key, 'name']),
  }));
  const { claims, example } = figures.data;
  return {
    ...Object(figures.written),
    claims: { ...claims, offices: offices.length },
    drawn: drawnFigures(claims),
    example: { ...example, currency: currencyName(example.currency ?? usualCurrency, locale) },
    ...numbersToText(Object(site.written)),
    // By their side, and not by their keys, which change when an office moves to another city.
    client: firstOffice(offices, 'client'),
    delivery: firstOffice(offices, 'delivery'),
    sharedDay: quotedSharedDay(offices),
    policiesUpdated: formatMonth(policiesUpdated, locale),
    contactHost: contactEndpoint === undefined ? undefined : new URL(contactEndpoint).host,
  };
}

/** Of the same files the same object, by which is remembered what was checked with it. `ui` has the words of each language. */
export const quotedFacts = once(
  (site: Checked<Facts>, figures: Checked<Figures>, ...ui: readonly Reading[]): QuotedFacts =>
    once((code) => {
      const values = valuesIn(code, { site, figures, ui });
      return {
        values,
        locale: figureLocale(code),
        ...(!values && { written: [site.written, figures.written] }),
      };
    }),
);
