import { describe, expect, test } from 'vitest';
import { loadWords } from '../../generate/content/load.ts';
import { serviceIds } from '../../app/site/services.ts';
import { defaultLocale } from '../../app/site/locales.ts';
import { telephoneAddress } from '../../app/site/telephone.ts';
import { built, facts, pageAt, textOf } from './site.ts';

// The specification's strings are English, and fixed: they are written out here.
const english = built.filter(({ locale }) => locale === defaultLocale);

function elementAt(address: string, selector: string) {
  const element = pageAt(address).root.querySelector(selector);
  if (!element) throw new Error(`${address} has no ${selector}`);
  return element;
}

describe.each(built.map((page) => ({ ...page, name: page.file })))('$name', ({ root, locale }) => {
  const { offices } = loadWords('.', locale.code, 'ui');
  const footer = root.querySelector('footer');

  test('has the company’s name, e-mail, phone, cities and year in its frame', () => {
    const text = footer ? textOf(footer) : '';
    expect(text).toContain(facts.name);
    expect(text).toContain(String(facts.copyrightYear));
    for (const { city } of Object.values(offices)) expect(text).toContain(city);
    const links = footer?.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.text]);
    expect(links).toContainEqual([`mailto:${facts.email}`, facts.email]);
    expect(links).toContainEqual([telephoneAddress(facts.phone), facts.phone]);
    expect(root.querySelector('header')?.text).toContain(facts.name);
    expect(root.querySelector('title')?.text).toContain(facts.name);
  });
});

test.each(['/about', '/services', '/benefits', '/nearshoring', '/contact'])(
  '%s has the booking link',
  (address) => {
    const links = pageAt(address)
      .main.querySelectorAll('a')
      .map((link) => link.getAttribute('href'));
    expect(links).toContain(facts.bookingUrl);
  },
);

test('the services’ Learn More leads to the section with the booking link', () => {
  const { learnMore } = loadWords('.', 'en', 'services');
  const links = pageAt('/services')
    .main.querySelectorAll('a')
    .filter((link) => link.text.includes(learnMore));
  expect(links.length).toBeGreaterThanOrEqual(1);
  for (const link of links) {
    const target = elementAt('/services', `#${link.getAttribute('href')?.split('#')[1]}`);
    expect(target.querySelectorAll('a').map((each) => each.getAttribute('href'))).toContain(facts.bookingUrl);
  }
});

test.each(['/privacy', '/terms'])('%s names who is responsible, and how to reach them', (address) => {
  const text = textOf(pageAt(address).main);
  for (const fact of [facts.legalName, facts.email, facts.phone, 'August 2025']) expect(text).toContain(fact);
});

test.each([
  ['/privacy', 7],
  ['/terms', 10],
])('%s has its %i sections', (address, count) => {
  expect(pageAt(address).main.querySelectorAll('section > h2')).toHaveLength(count);
});

test.each(['/', '/about'])('%s states both offices’ hours', (address) => {
  const text = textOf(pageAt(address).main);
  for (const { opens, closes } of Object.values(facts.offices)) expect(text).toContain(`${opens}–${closes}`);
});

describe('section 9 of the specification', () => {
  const services = [
    ['AI Strategy & Consulting', '2–6 weeks', '3–6 months'],
    ['Custom AI Model Development', '6–12 weeks', '4–9 months'],
    ['Process Automation & RPA', '4–8 weeks', '2–4 months (fastest)'],
    ['Digital Transformation', '8–16 weeks', '6–12 months'],
    ['E-Commerce Solutions', '6–10 weeks', '3–6 months'],
    ['IT Staffing', 'immediate', '1–2 weeks to onboard'],
  ].map((row, index) => [serviceIds[index] ?? '', ...row] as const);

  test.each(services)('service %s', (id, title, implementation, roi) => {
    expect(elementAt('/services', `#${id} h2`).text).toBe(title);
    const block = textOf(elementAt('/services', `#${id}`));
    expect(block).toContain(implementation);
    expect(block).toContain(roi);
    const home = textOf(pageAt('/').main);
    expect(home).toContain(implementation);
    expect(home).toContain(roi);
  });

  test.each([
    '50+ successful projects',
    '99.9% uptime guarantee',
    '50% faster delivery',
    'SOC 2 compliant',
    'average 300% ROI',
    'up to 40% cost savings',
    '500+ certified professionals',
    '98% client satisfaction',
  ])('claim %s', (claim) => {
    expect(textOf(pageAt('/benefits').main).toLowerCase()).toContain(claim.toLowerCase());
  });

  test.each(['50+ Projects Delivered', '98% Client Satisfaction', '2 Global Offices'])('stat %s', (stat) => {
    // The label comes first in a description list, and the figure on the screen.
    const stats = pageAt('/')
      .main.querySelectorAll('dl > div')
      .map((pair) => pair.querySelectorAll('dd, dt').map(textOf));
    expect(stats.map(([label, value]) => `${value} ${label}`)).toContain(stat);
  });

  test('the comparison table', () => {
    const rows = pageAt('/nearshoring').main.querySelectorAll('[aria-labelledby=comparison] table tr');
    const cells = rows.map((row) => row.querySelectorAll('th, td').map(textOf));
    expect(cells[0]).toEqual(['Aspect', 'Nearshore (Costa Rica)', 'Offshore', 'Onshore']);
    expect(cells[1]).toEqual(['Cost savings', '30–50% lower', '50–70% lower', 'Baseline']);
    expect(cells[2]).toEqual(['Time zone overlap', '6–8 hrs per day', '0–2 hrs per day', '8 hrs per day']);
    expect(cells.slice(3).map(([aspect]) => aspect)).toEqual([
      'Cultural alignment',
      'Communication',
      'Quality',
    ]);
    expect(cells.flat().filter((text) => text === '')).toEqual([]);
  });

  test('the copyright year of the footer', () => {
    for (const { root, file } of english) {
      expect(textOf(root.querySelector('footer') ?? root), file).toContain('© Copyright 2025');
    }
  });
});
