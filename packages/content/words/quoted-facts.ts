import { usualCurrency } from '#packages/site/figure-format.ts';
import { drawnFigures } from '#packages/site/drawn-figures.ts';
import { figureLocale, type LocaleCode } from '#packages/site/locales.ts';
import { firstOffice } from '#packages/site/offices.ts';
import { once } from '#packages/site/once.ts';
import type { Facts, Figures } from '../facts.ts';
import type { Checked, Reading } from '../reading/read-yaml.ts';
import { valueAt } from '../tree.ts';
import { currencyName, formatMonth, type Quotable } from './placeholders.ts';
import { quotedSharedDay } from './quoted-shared-day.ts';

/** Converts numbers to strings, so that years are not formatted with a thousands separator. */
function numbersToText(facts: object): object {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  );
}

// What is in neither file, and follows from them.
const derived = [
  'claims.offices',
  'drawn',
  'example.currency',
  'client',
  'delivery',
  'sharedDay',
  'contactHost',
];

/**
 * What texts of a language can quote. Of the same files the same object, by which is remembered what was checked with it.
 *
 * @param ui the parsed ui.yaml of the language
 */
export const quotedFacts = once(
  (code: LocaleCode, site: Checked<Facts>, figures: Checked<Figures>, ui: Reading): Quotable => {
    const locale = figureLocale(code);
    if (!site.data || !figures.data) {
      const mistaken = [...site.mistakes, ...figures.mistakes].map(({ path = '' }) => path);
      const written = [site.written, figures.written];
      return { values: undefined, written, unclear: [...derived, ...mistaken], locale };
    }
    const { contactEndpoint, policiesUpdated } = site.data;
    // With the name of their city, so that no text has the hours of another one.
    const offices = Object.entries(site.data.offices).map(([key, office]) => ({
      ...office,
      // `officeMistakes` reports one without words.
      name: valueAt(ui.data, ['offices', key, 'name']) ?? key,
    }));
    const { claims, example } = figures.data;
    const values = {
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
    return { values, locale };
  },
);
