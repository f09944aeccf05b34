/** Parts of single pages: lists, tables, panels, fields and charts, in every language. */
import { describe, expect, test } from 'vitest';
import { formatHours } from '../../app/time/clock.ts';
import { sharedMinutes } from '../../app/time/shared-hours.ts';
import { splitSavings } from '../../app/pages/nearshoring/split-savings.ts';
import { fill } from '../../app/site/fill.ts';
import { officesBySide } from '../../app/site/offices.ts';
import { figureLocale } from '../../app/site/locales.ts';
import { pageAddress, type PageId } from '../../app/site/pages.ts';
import { clockWords } from '../../generate/content/filling/clock-words.ts';
import { loadSite } from '../../generate/content/site.ts';
import { builtPages } from './built-files.ts';
import { facts, linksIn, textOf } from './site.ts';
import { isthmus } from '../sites/sites.ts';

const figures = loadSite(isthmus).figures;

const inEveryLanguage = (...ids: PageId[]) => builtPages.filter(({ id }) => ids.includes(id));

/** Returns texts with every white space as `textOf` returns it. */
const spaced = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s+/g, ' '));

describe.each(inEveryLanguage('home'))('$address', ({ locale, main }) => {
  const { services, sharedDay } = loadSite(isthmus).languages[locale.code].words.home;

  test('each card links to its service', () => {
    expect(linksIn(main, '[aria-labelledby=core-services] li a')).toEqual(
      Object.entries(services.cards).map(([anchor, { title }]) => [
        title,
        pageAddress('services', locale, anchor),
      ]),
    );
  });

  test('draws the shared day, also in words', () => {
    const ui = loadSite(isthmus).languages[locale.code].words.ui;
    const { delivery, client } = officesBySide({ offices: facts.offices, ui });
    const hoursOn = (date: string) =>
      (sharedMinutes(delivery, client, date) / 60).toLocaleString(locale.code, { maximumFractionDigits: 1 });
    const picture = main.querySelector('svg[role=img]');
    expect(picture?.querySelector('title')?.text).toBe(sharedDay.title);
    expect(picture?.textContent).toContain(fill(sharedDay.shared, { hours: hoursOn('2026-01-20') }));
    const seasons = { winter: hoursOn('2026-01-20'), summer: hoursOn('2026-07-20') };
    expect(textOf(main)).toContain(fill(sharedDay.seasons, seasons));
  });
});

describe.each(inEveryLanguage('services'))('$address', ({ locale, main }) => {
  const { blocks, bestFor, learnMore } = loadSite(isthmus).languages[locale.code].words.services;
  const { labels } = loadSite(isthmus).languages[locale.code].words.ui;

  test.each(Object.entries(blocks))('%s has its list, its figures and the way on', (anchor, block) => {
    const section = main.querySelector(`section#${anchor}`) ?? main;
    const texts = (selector: string) => section.querySelectorAll(selector).map(textOf);
    expect(texts('ul > li')).toEqual(spaced(block.features));
    expect(texts('dt')).toEqual([labels.implementation, labels.roi, bestFor]);
    expect(texts('dd')).toEqual(spaced([block.implementationTime, block.roiTimeline, block.bestFor]));
    const { next } = block;
    expect(linksIn(section)).toEqual([
      ...(next ? [[next.text, pageAddress(next.page, locale, next.hash)]] : []),
      [learnMore, pageAddress('services', locale, 'get-started')],
    ]);
  });
});

describe.each(inEveryLanguage('services'))('$address', ({ locale, main }) => {
  const { blocks } = loadSite(isthmus).languages[locale.code].words.services;
  const { services } = loadSite(isthmus).languages[locale.code].words.ui;
  const rows = main.querySelectorAll('[aria-labelledby=timelines] li');

  test('the timelines have every service with its figures, and lead to it', () => {
    expect(linksIn(main, '[aria-labelledby=timelines] li a')).toEqual(
      Object.keys(blocks).map((id) => [services[id], pageAddress('services', locale, id)]),
    );
    expect(rows.map((row) => row.querySelectorAll('dd').map(textOf))).toEqual(
      Object.values(blocks).map(({ implementationTime, roiTimeline }) =>
        spaced([implementationTime, roiTimeline]),
      ),
    );
  });

  test('the bars of the timelines are as long as their figures', () => {
    const spans = Object.keys(blocks).map((id) => figures.services[id]?.implementation);
    const longest = Math.max(...spans.map((span) => span?.[1] ?? 0));
    const length = Math.ceil(longest / 4) * 4;
    const lengths = rows.map((row) =>
      row
        .querySelectorAll('rect[width]')
        .map((bar) => (Number.parseFloat(bar.getAttribute('width') ?? '') / 100) * length),
    );
    expect(lengths.map((row) => row.map((weeks) => Math.round(weeks)))).toEqual(
      spans.map((span) => span?.toReversed() ?? []),
    );
  });
});

describe.each(inEveryLanguage('nearshoring'))('$address', ({ locale, main }) => {
  const { advantages, comparison } = loadSite(isthmus).languages[locale.code].words.nearshoring;

  test('each advantage has its tag, and a panel with the figure and its caption', () => {
    const items = main.querySelectorAll('[aria-labelledby=advantages] li');
    expect(items).toHaveLength(advantages.items.length);
    for (const [index, { savings }] of advantages.items.entries()) {
      const { figure, caption } = splitSavings(savings);
      const panel = items[index]?.querySelectorAll('p[aria-hidden=true] span') ?? [];
      expect(panel.map(textOf)).toEqual([figure, caption]);
      expect(items[index]?.querySelectorAll('button').map(textOf)).toEqual([advantages.verified]);
    }
  });

  test('the comparison is a table with header cells', () => {
    const table = main.querySelector('[aria-labelledby=comparison] table') ?? main;
    const texts = (selector: string) => table.querySelectorAll(selector).map(textOf);
    expect(texts('caption')).toEqual(spaced([comparison.caption]));
    expect(texts('thead th[scope=col]')).toEqual(spaced(Object.values(comparison.columns)));
    expect(texts('tbody th[scope=row]')).toEqual(spaced(comparison.rows.map(({ aspect }) => aspect)));
    expect(texts('tbody td')).toEqual(
      spaced(comparison.rows.flatMap(({ nearshore, offshore, onshore }) => [nearshore, offshore, onshore])),
    );
  });

  test('the bars of the comparison are drawn as ranges, at one scale', () => {
    const [least, most] = figures.overlap.nearshore;
    const scale = Math.max(...Object.values(figures.overlap).flat());
    const lengths = {
      savings: [...figures.savings.nearshore.toReversed(), ...figures.savings.offshore.toReversed()],
      overlap: [most, least, ...figures.overlap.offshore.toReversed(), figures.overlap.onshore].map(
        // As the page draws them.
        (hours) => Math.round((hours / scale) * 10_000) / 100,
      ),
    };
    const rows = main.querySelectorAll('[aria-labelledby=comparison] tbody tr');
    const widths = rows.map((row) =>
      row.querySelectorAll('rect').map((bar) => Number.parseFloat(bar.getAttribute('width') ?? '')),
    );
    expect(widths).toEqual(
      comparison.rows.map(({ bars }) => (bars ? lengths[bars].filter((length) => length > 0) : [])),
    );
  });

  test('links to the plan, also where its tools were', () => {
    for (const id of ['planner', 'estimate']) {
      const moved = main.querySelector(`#${id}`) ?? main;
      expect(linksIn(moved, 'a')).toEqual([[comparison.plan, pageAddress('plan', locale)]]);
    }
  });

  test('what a tooltip says is in the page, as the description of its trigger', () => {
    const triggers = main.querySelectorAll('button[data-tooltip]');
    expect(triggers).toHaveLength(Object.keys(comparison.notes).length + advantages.items.length);
    for (const trigger of triggers) {
      const note = main.querySelector(`[id="${trigger.getAttribute('aria-describedby')}"]`);
      expect(note?.text).toContain(trigger.getAttribute('data-tooltip'));
    }
  });
});

describe.each(inEveryLanguage('plan'))('$address', ({ locale, main }) => {
  const { comparison, businessCase } = loadSite(isthmus).languages[locale.code].words.plan;

  test('the bars of the estimate are as long as their figures', () => {
    const widths = main
      .querySelectorAll('[aria-labelledby=estimate] td rect')
      .map((bar) => bar.getAttribute('width'));
    const { nearshore, offshore } = figures.savings;
    const left = [...nearshore, ...offshore].map((lower) => `${100 - lower}%`);
    expect(widths).toEqual([...left, '100%']);
  });

  test('beside each cost stand the savings and the hours of the comparison', () => {
    const rows = main
      .querySelectorAll('[aria-labelledby=estimate] tbody tr')
      .map((row) => row.querySelectorAll('td').slice(0, 2).map(textOf));
    const compared = (['savings', 'overlap'] as const).map((figure) =>
      comparison.rows.find(({ bars }) => bars === figure),
    );
    expect(rows).toEqual(
      (['nearshore', 'offshore', 'onshore'] as const).map((model) =>
        spaced(compared.map((row) => row?.[model] ?? '')),
      ),
    );
  });

  test('has the rule of calculation, and the sources of its figures', () => {
    const items = main.querySelectorAll('[aria-labelledby=case] li').map(textOf);
    expect(items).toEqual(spaced([...businessCase.assumptions, ...businessCase.sources.list]));
  });
});

test.each(inEveryLanguage('home', 'about', 'nearshoring', 'contact'))(
  '$address has the offices’ hours, and no local time before hydration',
  ({ id, locale, main }) => {
    const ui = loadSite(isthmus).languages[locale.code].words.ui;
    const { labels } = ui;
    // The chart of the home page has the first office of each side.
    const shown = id === 'home' ? officesBySide({ offices: facts.offices, ui }) : facts.offices;
    const clock = clockWords([], figureLocale(locale.code));
    for (const office of Object.values(shown)) {
      const { opens, closes } = formatHours(office, clock);
      const label = id === 'home' ? '' : `${labels.openingHours} `;
      expect(textOf(main)).toContain(`${label}${opens}–${closes}`.replaceAll(/\s/g, ' '));
    }
    expect(textOf(main)).not.toContain(labels.localTime);
  },
);

test.each(inEveryLanguage('privacy', 'terms'))(
  '$address names the responsible company, and its index leads to every section',
  ({ id, locale, main }) => {
    for (const fact of [facts.legalName, facts.email, facts.phone]) expect(textOf(main)).toContain(fact);
    const { sections } = loadSite(isthmus).languages[locale.code].words[id as 'privacy' | 'terms'];
    const index = linksIn(main, 'nav a');
    expect(index.map(([text]) => text)).toEqual(sections.map(({ title }) => title));
    for (const [text, href] of index) {
      const section = main.querySelector(`[id="${href?.split('#')[1]}"]`);
      expect(section && textOf(section)).toContain(text);
    }
  },
);
