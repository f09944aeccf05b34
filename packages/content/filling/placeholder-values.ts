/** The facts and figures that texts quote. Runs at build time only. */
import { usualCurrency } from '#packages/site/figure-format.ts';
import { drawnFigures } from '#packages/site/drawn-figures.ts';
import { firstOffice, type OfficeSide } from '#packages/site/offices.ts';
import type { FactFile } from '../facts.ts';
import { once, onceOf } from '../lazy.ts';
import { figures as figuresSchema } from '../schemas/figures-schema.ts';
import { isGroup, valueAt } from '../tree.ts';
import { invertedSettings } from './conditions.ts';
import { currencyName, formatMonth } from './placeholders.ts';
import { sharedDay } from './shared-day.ts';

/** Parsed facts, before validation: invalid ones are reported separately. */
type WrittenFacts = { readonly [File in FactFile]?: unknown };

/** What words quote, and the settings that they depend on. */
export type QuotedFacts = {
  /** The parsed site.yaml. */
  site: unknown;
  /** Returns the values of placeholders as a locale writes them; undefined if the facts cannot be read. */
  valuesIn: (locale: string) => object | undefined;
  /** Returns the same as a text, which is another with other facts. */
  textIn: (locale: string) => string;
};

/** Converts numbers to strings, so that years are not formatted with a thousands separator. */
function numbersToText(facts: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  );
}

/** Returns the office that texts quote for each side: not by its key, which changes when it moves to another city. */
function officesBySide(site: object): Record<string, unknown> {
  const offices: { side: OfficeSide }[] = Object.values(Reflect.get(site, 'offices') ?? {});
  if (offices.length === 0) return {};
  return { client: firstOffice(offices, 'client'), delivery: firstOffice(offices, 'delivery') };
}

/** Returns what all languages, and all settings, have in common; undefined if the facts cannot be read. */
function commonValues({ site, figures }: WrittenFacts) {
  if (!isGroup(site) || !isGroup(figures)) return undefined;
  const claims = figuresSchema.shape.claims.safeParse(figures.claims);
  const example = valueAt(figures, ['example']);
  const currency = figuresSchema.shape.example.shape.currency.safeParse(valueAt(example, ['currency']));
  if (!claims.success || !currency.success) return undefined;
  const drawn = drawnFigures(claims.data);
  return {
    figures: { ...figures, drawn },
    example: isGroup(example) ? example : {},
    currency: currency.data ?? usualCurrency,
    offices: { ...officesBySide(site), ...sharedDay(site) },
  };
}

type AllFacts = QuotedFacts & { inverted: QuotedFacts };

function read(written: WrittenFacts): AllFacts {
  const common = commonValues(written);
  const withSettings = (site: unknown): QuotedFacts => {
    const valuesIn = once((locale: string) => {
      if (!common || !isGroup(site)) return undefined;
      const facts = { ...numbersToText(site), ...common.offices };
      const policiesUpdated = formatMonth(String(site.policiesUpdated), locale);
      const { contactEndpoint: endpoint } = site;
      const contactHost =
        typeof endpoint === 'string' && URL.canParse(endpoint) ? new URL(endpoint).host : undefined;
      const example = { ...common.example, currency: currencyName(common.currency, locale) };
      return { ...common.figures, example, ...facts, policiesUpdated, contactHost };
    });
    return { site, valuesIn, textIn: once((locale) => JSON.stringify([valuesIn(locale)])) };
  };
  return { ...withSettings(written.site), inverted: withSettings(invertedSettings(written.site)) };
}

const readOnce = onceOf((site: object) => onceOf((figures: object) => read({ site, figures })));

/**
 * Reads the facts that words quote, and the same with every setting inverted: the other words then apply. Of the same parsed
 * files it returns the same object, by which is kept what was checked with it.
 */
export function quotedFacts({ site, figures }: WrittenFacts): AllFacts {
  return isGroup(site) && isGroup(figures) ? readOnce(site)(figures) : read({ site, figures });
}
