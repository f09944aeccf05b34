/** What the launch check says once an owner has changed something in the content of the fictional company. */
import { describe, expect, test } from 'vitest';
import { loadSite } from '#packages/content/site.ts';
import type { ContentCopy } from '#test/content/content-copy.ts';
import { eachCopy } from '#test/content/each-copy.ts';
import { above, both, put, write, type Edit } from '#test/content/mistake-rows.ts';
import { testDay } from '#test/sites/sites.ts';
import { checkContent } from './content.ts';

/** A test title, the edit, and the lines that come, after a plus, and go, after a minus. */
type Row = [title: string, edit: Edit, lines: string[]];

const [copy] = eachCopy();

const named = (file: string) => file.replace('content/', '');

function linesOf({ root }: ContentCopy): string[] {
  const site = loadSite(root, { day: testDay });
  return checkContent(site, new Date(testDay))
    .filter(({ state }) => state !== 'good')
    .map(({ state, file, path, line, reason, alsoIn }) => {
      const place = [named(file), path ?? (line && `line ${line}`)].filter(Boolean);
      return `${state} ${place.join(': ')}: ${reason}${alsoIn ? `, also in ${alsoIn.map(named).join(', ')}` : ''}`;
    });
}

// What is found of unchanged content, by what a group of rows begins with.
const known = new Map<Edit, string[]>();

function changes(begin: Edit, edit: Edit): string[] {
  begin(copy);
  const before = known.get(begin) ?? linesOf(copy);
  known.set(begin, before);
  edit(copy);
  const after = linesOf(copy);
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
}

const site = (line: string) => above('site.yaml', 'siteUrl', line);
const text = (words: string, code = 'en') => put(`${code}/about.yaml`, 'callToAction.text', `'${words}'`);
const wrong = (reason: string) => `+ wrong en/about.yaml: callToAction.text: ${reason}`;

// oxfmt-ignore
const facts: Row[] = [
  ['a placeholder', put('site.yaml', 'name', 'Isthmus'), ['+ stop site.yaml: name: "Isthmus" is the placeholder brand']],
  ['the year of today, in place of one to come', put('site.yaml', 'copyrightYear', '2026'), ['- note site.yaml: copyrightYear: 2031 is in the future']],
  ['a year that has passed', put('site.yaml', 'copyrightYear', '2025'), ['- note site.yaml: copyrightYear: 2031 is in the future', '+ note site.yaml: copyrightYear: 2025 has passed']],
  ['a form that posts to an example', site('contactEndpoint: https://forms.example.org/contact'), ['+ stop site.yaml: contactEndpoint: "https://forms.example.org/contact" is an address for examples or tests']],
  ['a form that posts', site('contactEndpoint: https://forms.meridian.works/contact'), ['+ note site.yaml: contactEndpoint: the contact form posts to https://forms.meridian.works/contact']],
  ['visits that are counted', site('countVisits: true'), ['+ note site.yaml: countVisits: the pages count visits']],
  ['an example in a zone of clients, by its other name', both(put('site.yaml', 'areaServed', '[US, IN]'), put('figures.yaml', 'example.zone', 'Asia/Kolkata')), []],
  ['an example where no clients are', put('figures.yaml', 'example.zone', 'Asia/Kolkata'), ['+ note figures.yaml: example.zone: is Asia/Kolkata, in no country with an office or clients']],
  ['an example offshore where an office is', put('figures.yaml', 'example.offshore', 'Europe/Lisbon'), ['+ wrong figures.yaml: example.offshore: is Europe/Lisbon, where you have an office yourself']],
  ['a country served without an office', put('site.yaml', 'areaServed', '[CA]'), ['+ note site.yaml: areaServed.0: is Canada, and you have no office in a country served']],
  ['offices that share fewer hours than is quoted', put('site.yaml', 'offices.lisbon.closes', "'16:30'"), ['+ wrong figures.yaml: overlap.nearshore: quotes 3–5 shared hours a day, and the offices share 2.5 in winter and 2.5 in summer']],
  ['offices that share more', put('site.yaml', 'offices.lisbon.closes', "'20:00'"), ['+ wrong figures.yaml: overlap.nearshore: quotes 3–5 shared hours a day, and the offices share 6 in winter and 6 in summer']],
  ['an office that changes no clocks', put('site.yaml', 'offices.lisbon.timeZone', 'Atlantic/Reykjavik'), ['+ wrong figures.yaml: overlap.nearshore: quotes 3–5 shared hours a day, and the offices share 4.5 in winter and 5.5 in summer']],
  ['a team at home that shares less than one nearby', put('figures.yaml', 'overlap.onshore', '4'), ['+ wrong figures.yaml: overlap.nearshore: quotes up to 5 shared hours a day, more than the 4 of a team onshore']],
  ['savings above those of the comparison', put('figures.yaml', 'claims.costSavings', '60'), ['- stop site.yaml: claimsConfirmed.costSavings: nobody has confirmed 35, also in en/benefits.yaml, es/benefits.yaml', '+ stop site.yaml: claimsConfirmed.costSavings: nobody has confirmed 60, also in en/benefits.yaml, es/benefits.yaml', '+ wrong figures.yaml: claims.costSavings: claims 60% savings, more than the 40% that the comparison says of nearshoring']],
];

const confirmed = (claims: string) => put('site.yaml', 'claimsConfirmed', `{ ${claims} }`);
const uptime =
  '- stop site.yaml: claimsConfirmed.uptime: nobody has confirmed 99.95, also in en/benefits.yaml, en/terms.yaml, es/benefits.yaml, es/terms.yaml';
const audit = [
  '- stop site.yaml: claimsConfirmed.soc2: nobody has confirmed SOC 2, also in en/benefits.yaml, es/benefits.yaml',
  '- stop site.yaml: claimsConfirmed.soc2: the site says SOC 2, and not who confirmed it, of which type the report is, what it covers, of which months it is, how to get it',
];

// oxfmt-ignore
const claims: Row[] = [
  ['a claim that is confirmed', confirmed('uptime: 2026-01-15'), [uptime]],
  ['a claim to be looked at again today', confirmed(`uptime: { confirmed: 2026-01-15, review: ${testDay} }`), [uptime]],
  ['a claim to be looked at again before', confirmed('uptime: { confirmed: 2026-01-15, review: 2026-11-23 }'), [uptime, '+ note site.yaml: claimsConfirmed.uptime: was confirmed on 2026-01-15, to be looked at again by 2026-11-23']],
  ['ranges that are confirmed', confirmed('savings: 2026-01-15'), ['- stop site.yaml: claimsConfirmed.savings: nobody has confirmed 20–40 and 45–65, also in en/home.yaml, en/nearshoring.yaml, en/plan.yaml, es/home.yaml, es/nearshoring.yaml, es/plan.yaml']],
  ['a claim of the owner’s own', both(above('figures.yaml', 'claims.uptime', 'countries: 12'), text('In {claims.countries}')), ['+ stop site.yaml: claimsConfirmed.countries: nobody has confirmed 12, also in en/about.yaml']],
  ['a claim that no text quotes', above('figures.yaml', 'claims.uptime', 'countries: 12'), []],
  ['a promise', site('answersWithin: 9'), ['+ stop site.yaml: claimsConfirmed.answersWithin: nobody has confirmed 9']],
  ['an audit of which some is told', confirmed('soc2: { confirmed: 2026-01-15, by: An auditor, type: Type 2, scope: { en: All } }'), [...audit, '+ stop site.yaml: claimsConfirmed.soc2: the site says SOC 2, and not of which months it is, how to get it']],
  ['an audit of which all is told', confirmed('soc2: { confirmed: 2026-01-15, by: An auditor, type: Type 2, scope: { en: All }, period: { from: 2025-01, to: 2025-12 }, report: { en: On request } }'), audit],
  ['another number than that of an audit', (content) => { for (const code of ['en', 'es']) content.change(`${code}/benefits.yaml`, (words) => words.replaceAll('SOC 2', 'SOC 22')); }, audit],
];

const office =
  "porto: { side: delivery, timeZone: Europe/Lisbon, opens: '09:30', closes: '18:30', country: PT }";
const itsWords = "porto: { city: 'Porto, Portugal', name: Porto, role: x, work: y }";
const threeOffices = both(
  above('site.yaml', 'offices.lisbon', office),
  above('en/ui.yaml', 'offices.lisbon', itsWords),
  above('es/ui.yaml', 'offices.lisbon', itsWords),
);

// oxfmt-ignore
const counts: Row[] = [
  ['a number of ways beside that of services', put('en/home.yaml', 'services.lead', 'Three ways to start.'), ['+ note en/home.yaml: services.lead: mentions 3, and there are 4 services']],
  ['the number of services', put('en/home.yaml', 'services.lead', 'Four ways to start.'), []],
  ['an article, and numbers with a sign', put('en/home.yaml', 'services.lead', 'One of them starts with you, 24/7, at 98% or 50+, in 30–50% less time.'), []],
  ['services that are counted', text('Choose from 2 services, and two countries.'), [wrong('says “2 services”, and there are 4')]],
  ['services that are counted in an article', (content) => content.writeText('en/insights/one', { title: 'Six services', services: '[data-moves]' }, 'All seven services.'), ['+ wrong en/insights/one.md: title: says “Six services”, and there are 4', '+ wrong en/insights/one.md: line 8: says “seven services”, and there are 4']],
  ['the fastest of services', put('en/services.yaml', 'blocks.data-moves.roiTimeline', "'{services.data-moves.roi} months (fastest)'"), ['+ wrong en/services.yaml: blocks.data-moves.roiTimeline: says “fastest”, and app-rescue has 2–5, beside 5–10 here']],
  ['the fastest of services in its unit', put('en/services.yaml', 'blocks.app-rescue.roiTimeline', "'{services.app-rescue.roi} months (fastest)'"), []],
  ['a faster one whose time is typed', both(put('en/services.yaml', 'blocks.app-rescue.roiTimeline', "'{services.app-rescue.roi} months (fastest)'"), put('en/services.yaml', 'blocks.cloud-365.roiTimeline', '1–3 months')), ['+ wrong en/services.yaml: blocks.app-rescue.roiTimeline: says “fastest”, and cloud-365 has 1–3, beside 2–5 here']],
];

// oxfmt-ignore
const places: Row[] = [
  ['a longer name of an office that names another city', put('en/ui.yaml', 'offices.denver.city', 'Reno, NV'), ['+ wrong en/ui.yaml: offices.denver.city: is “Reno, NV”, and the city is Denver']],
  ['a place twice', text('How many hours Lisbon and Lisbon share'), [wrong('says “Lisbon” twice in a sentence')]],
  ['a place twice, with others between', text('Lisbon shares hours with Denver, when Lisbon is at work'), []],
  ['a place twice in a table', text('| Lisbon | Lisbon |'), []],
];

// oxfmt-ignore
const withThreeOffices: Row[] = [
  ['a pair of offices', text('Both of our offices in two countries.'), [wrong('says “Both of our offices”, and there are 3')]],
  ['a pair of offices in Spanish', text('Las dos oficinas de tres países.', 'es'), ['+ wrong es/about.yaml: callToAction.text: says “dos oficinas”, and there are 3', '+ wrong es/about.yaml: callToAction.text: says “tres países”, and there are 2']],
  ['one of three offices', text('Our office is in Lisbon.'), [wrong('says “Our office”, and there are 3 offices')]],
  ['one by its place, and the hours of all', text('Our office in Lisbon keeps our office hours.'), []],
  ['two of three offices', text('For most of the day, both are open.'), [wrong('says “both are”, and there are 3 offices')]],
];

const oneOffice: Edit = (content) => {
  content.replace('site.yaml', 'offices.denver');
  for (const code of ['en', 'es']) content.replace(`${code}/ui.yaml`, 'offices.denver');
};

// oxfmt-ignore
const withOneOffice: Row[] = [
  ['words for several offices', text('Each office has its own job.'), [wrong('says “Each office”, and there is one office')]],
  ['its place twice', text('Led from Lisbon and built in Lisbon.'), [wrong('says “Lisbon” twice in a sentence')]],
  ['its place in two sentences', text('Lisbon listens. Lisbon builds.'), []],
  ['hours that it does not share with the example', put('site.yaml', 'offices.lisbon.closes', "'12:00'"), ['+ wrong figures.yaml: overlap.nearshore: quotes 3–5 shared hours a day, and an office and the planner’s example, Chicago, share 0 in winter and 0 in summer']],
  ['its hours as those of clients', text('From {client.opens}'), [wrong('quotes an office that meets clients, and none does')]],
];

const pagesOff = (pages: string) => site(`pagesOff: [${pages}]`);

// oxfmt-ignore
const withPagesOff: Row[] = [
  ['what such a page is about', text('Saved with a nearshore team'), ['+ note en/about.yaml: callToAction.text: says “nearshore”, and the page Near enough is off']],
  ['a page that compares it', put('en/plan.yaml', 'lead', 'What about a nearshore team?'), ['+ note en/plan.yaml: lead: compares “nearshore” with other ways, and the page Near enough is off']],
  ['a figure of that name', put('en/home.yaml', 'overlap.text', "'{overlap.nearshore} hours, {savings.nearshore}%'"), []],
  ['what no page shows', put('en/nearshoring.yaml', 'title', 'Six services'), []],
  ['a question of such a page', put('en/questions.yaml', 'nearshoring.items.what-is-shared.answer.1', "'Six services, [?].'"), []],
  ['what another page shows', put('en/nearshoring.yaml', 'comparison.caption', 'Six services'), ['+ wrong en/nearshoring.yaml: comparison.caption: says “Six services”, and there are 4']],
  ['what no other page shows either', both(put('site.yaml', 'pagesOff', '[nearshoring, plan]'), put('en/nearshoring.yaml', 'comparison.caption', 'Six services'), text('See the planner.')), [...['savings: nobody has confirmed 20–40 and 45–65', 'overlap: nobody has confirmed 3–5 and 0–1'].flatMap((claim) => [`- stop site.yaml: claimsConfirmed.${claim}, also in en/home.yaml, en/nearshoring.yaml, en/plan.yaml, es/home.yaml, es/nearshoring.yaml, es/plan.yaml`, `+ stop site.yaml: claimsConfirmed.${claim}, also in en/home.yaml, es/home.yaml`]).toSorted((a, b) => b.charCodeAt(0) - a.charCodeAt(0)), '+ note en/about.yaml: callToAction.text: says “the planner”, and the page Plan it is off']],
];

const sentence = 'Models trained on your data.';

// oxfmt-ignore
const texts: Row[] = [
  ['a blank', text('Owned by [?] from [?] on.'), ['+ stop en/about.yaml: callToAction.text: has a blank that only you can fill in: “Owned by [?] from [?] on.”']],
  ['a blank that the settings show', put('en/contact.yaml', 'form.intro.without contactEndpoint', "'In [?] hours'"), ['+ stop en/contact.yaml: form.intro.without contactEndpoint: has a blank that only you can fill in: “In [?] hours”']],
  ['a blank that they hide', put('en/contact.yaml', 'form.intro.with contactEndpoint', "'In [?] hours'"), []],
  ['a sentence that is not translated', both(text(sentence), text(sentence, 'es')), [`+ note es/about.yaml: callToAction.text: a text is as in English: “${sentence}”`]],
  ['two of a file', both(text(sentence), text(sentence, 'es'), put('en/about.yaml', 'lead', sentence), put('es/about.yaml', 'lead', sentence)), [`+ note es/about.yaml: lead: 2 texts are as in English: “${sentence}”`]],
  ['a text with a date to come', (copy) => copy.writeText('en/insights/one', { date: '2999-12-03' }), ['+ note content: date: a text is to be published or taken down on 2999-12-03, and nothing in the project builds the site on that day']],
];

const logo = (shapes: string) => write('logo.svg', `<svg viewBox="0 0 42 30">${shapes}</svg>\n`);
const circle = (fill: string) => logo(`<circle cx="4" cy="4" r="4" fill="${fill}" />`);
const pill = (at: number, fill: string) =>
  `<rect x="${at}" y="${at}" width="30" height="18" rx="9" fill="${fill}" />`;

// oxfmt-ignore
const brand: Row[] = [
  ['the logo of the placeholder brand', logo(pill(0, 'primary') + pill(12, 'secondary')), ['+ stop logo.svg: is the logo of the placeholder brand']],
  ['its color', put('site.yaml', 'colors.primary', "'#149A84'"), ["+ note site.yaml: colors: are still the placeholder brand's: #149a84"]],
  ['a logo of the brand’s color', circle('primary'), []],
  ['a logo that disappears in the dark theme', circle('#0a1030'), ['+ note logo.svg: #0a1030 is hard to see on the page or the footer in the light theme', '+ note logo.svg: #0a1030 is hard to see on the page or the footer in the dark theme']],
];

const nothing: Edit = () => {};
describe.each<[string, Edit, Row[]]>([
  ['facts and figures', nothing, facts],
  ['claims', nothing, claims],
  ['counts', nothing, counts],
  ['places', nothing, places],
  ['with three offices', threeOffices, withThreeOffices],
  ['with one office', oneOffice, withOneOffice],
  ['with pages off', pagesOff('nearshoring'), withPagesOff],
  ['texts', nothing, texts],
  ['brand', circle('#808080'), brand],
])('%s', (_, begin, rows) => {
  test.each(rows)('%s', (_title, edit, lines) => expect(changes(begin, edit)).toEqual(lines));
});
