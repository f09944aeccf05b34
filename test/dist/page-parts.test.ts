/** Parts of single pages: lists, tables, panels and charts. What the specification fixes is in specification.test.ts. */
import { expect, test } from 'vitest';
import { isthmus, linksIn, textOf } from './site.ts';

const all = (address: string, selector: string) => isthmus.all(address, `main ${selector}`);
const texts = (address: string, selector: string) => all(address, selector).map(textOf);
const links = (address: string, selector: string) => linksIn(isthmus.document(address), `main ${selector} a`);
const widths = (address: string, rows: string, bars: string) =>
  all(address, rows).map((row) => row.querySelectorAll(bars).map((bar) => bar.getAttribute('width')));

test.each([
  [
    '/services',
    'section[id]',
    7,
    'AI Strategy & Consulting Find where AI pays off and what to build first. You get a plan your own team can follow. Review of your data, tools and workflows Ranked list of AI use cases Business case for each use case Roadmap with costs, risks and owners Implementation 2–6 weeks ROI 3–6 months Best for Companies that want to use AI and need to know where to start Learn More',
  ],
  [
    '/benefits',
    'li',
    6,
    '99.9% Guaranteed uptime Your systems come with a 99.9% uptime guarantee. Time up, and time down',
  ],
  [
    '/nearshoring',
    '[aria-labelledby=benefits] li',
    5,
    'Cost efficiency Less than hiring onshore The same budget pays for a larger team or a longer runway.',
  ],
  [
    '/nearshoring',
    '[aria-labelledby=advantages] li',
    4,
    'A budget that goes further 30–50% lower development cost than onshore The work costs less in Costa Rica, and you keep the live meetings and direct contact of a team down the hall. Verified Advantage Onshore Nearshore 30–50% lower development cost than onshore',
  ],
  [
    '/plan',
    '[aria-labelledby=case] li',
    7,
    'The onshore baseline is the number of people times the yearly cost per person.',
  ],
])('%s %s: %i items, each with all of its texts', (address, selector, count, first) => {
  const items = texts(address, selector);
  expect(items).toHaveLength(count);
  expect(items[0]?.slice(0, first.length)).toBe(first);
  expect(new Set(items).size).toBe(count);
});

test.each([
  ['/', 'Better IT. Smarter AI. Faster Delivery', 'AI strategy, custom models and the teams that ship them.'],
  ['/plan', 'Plan your team', 'Your hours and figures, on one page'],
  ['/es/404', '¡Ups! No encontramos esta página', 'Puede que la página haya cambiado de dirección'],
  ['/es/insights', 'Artículos', 'Artículos breves para quien contrata servicios de TI'],
])('%s is headed “%s”, and begins “%s”', (address, title, lead) => {
  expect(texts(address, 'h1')).toEqual([title]);
  expect(texts(address, 'p').join('\n')).toContain(lead);
});

test('a service leads on to the booking link, and to the page that it names', () => {
  const learnMore = ['Learn More', '/services#get-started'];
  expect(links('/services', '#ai-strategy-consulting')).toEqual([learnMore]);
  expect(links('/services', '#it-staffing')).toEqual([
    ['Plan your team with your own hours and figures', '/plan'],
    learnMore,
  ]);
  expect(links('/services', '#get-started').map(([, href]) => href)).toContain('https://example.com/book');
});

test('the bars of the timelines are as long as their figures, on an axis of 16 weeks', () => {
  expect(widths('/services', '[aria-labelledby=timelines] li', 'rect[width]')).toEqual([
    ['37.5%', '12.5%'],
    ['75%', '37.5%'],
    ['50%', '25%'],
    ['100%', '50%'],
    ['62.5%', '37.5%'],
    [],
  ]);
});

test('the chart of the shared day says in words what it draws', () => {
  expect(texts('/', 'svg[role=img] title')).toEqual(['One workday, two offices']);
  const [chart = ''] = texts('/', 'figure');
  expect(chart).toContain('Both open: 7 hours');
  expect(chart).toContain('7 hours a day in US standard time, 8 in daylight saving time');
});

test('the comparison is a table with header cells', () => {
  const table = '[aria-labelledby=comparison] table';
  expect(texts('/nearshoring', `${table} caption`)).toEqual([
    'Three ways to staff a project, compared on five aspects.',
  ]);
  expect(texts('/nearshoring', `${table} thead th[scope=col]`)).toHaveLength(4);
  expect(texts('/nearshoring', `${table} tbody th[scope=row]`)).toHaveLength(5);
});

test('what a tooltip says is in the page, as the description of its trigger', () => {
  const triggers = all('/nearshoring', 'button[data-tooltip]');
  expect(triggers.map(textOf)).toEqual([
    ...Array.from({ length: 4 }, () => 'Verified Advantage'),
    'Nearshore (Costa Rica)',
    'Offshore',
    'Onshore',
  ]);
  for (const trigger of triggers) {
    const note = all('/nearshoring', `[id="${trigger.getAttribute('aria-describedby')}"]`)[0];
    expect(note?.text).toContain(trigger.getAttribute('data-tooltip'));
  }
});

test('Nearshoring links to the plan, also where its tools were', () => {
  for (const id of ['planner', 'estimate'])
    expect(links('/nearshoring', `#${id}`)).toEqual([['Compare with your own hours and figures', '/plan']]);
});

test('the plan has costs beside the savings and the hours of the planner, and bars as long as what is left', () => {
  expect(texts('/plan', '[aria-labelledby=estimate] tbody tr')).toEqual([
    'Nearshore (Costa Rica) 30–50% lower 7 hours $25,000–$35,000 $300,000–$420,000 $180,000–$300,000',
    'Offshore 50–70% lower 0 hours $15,000–$25,000 $180,000–$300,000 $300,000–$420,000',
    'Onshore Baseline 8 hours $50,000 $600,000 None',
  ]);
  expect(widths('/plan', '[aria-labelledby=estimate] tbody', 'td rect')).toEqual([
    ['70%', '50%', '50%', '30%', '100%'],
  ]);
});

test('what nothing has computed yet is dated with the day of the build, and says so', () => {
  const [plan = ''] = isthmus.texts('/plan', 'main');
  expect(plan).toContain('As of November 24, 2026, when this page was made');
  expect(plan).not.toContain('January');
});

test('a policy names the responsible company, and its index leads to every section', () => {
  for (const fact of ['Isthmus Technologies, Inc.', 'info@example.com', '+1 (415) 555-0132'])
    expect(isthmus.texts('/privacy', 'main')[0]).toContain(fact);
  const index = links('/privacy', 'nav');
  expect(index).toHaveLength(7);
  expect(index.at(-1)).toEqual(['Contact', '#section-7']);
  expect(texts('/privacy', '#section-7')[0]).toMatch(/^Contact/);
});

test('an article leads to the one before it, the one after it, and the list', () => {
  expect(texts('/insights/compare-costs', 'nav[aria-label] p')).toEqual([
    'Earlier How this site keeps a message from getting lost',
    'Later How many hours San Francisco and San Jose share',
    'All articles',
  ]);
});
