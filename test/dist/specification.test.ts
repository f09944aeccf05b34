/**
 * English texts, figures and addresses that the specification requires verbatim, each checked once. The mail, the not-found
 * page, the error screen and the button to the form are in test/e2e, the header and the copyright in frame.test.ts, the links
 * of the services in page-parts.test.ts. To change one of these on purpose, change it here too.
 */
import { expect, test } from 'vitest';
import { isthmus, linksIn, textOf } from './site.ts';

const { all, document, texts } = isthmus;

const says =
  'docs/specification.md fixes this wording. To change it on purpose, change it there and in this test.';

test.each([
  ['/', 'h2', 'Core Services'],
  ['/', 'ul > li', '50+ Projects Delivered'],
  ['/', 'ul > li', '98% Client Satisfaction'],
  ['/', 'ul > li', '2 Global Offices'],
  ['/about', 'h2', 'Mission & Values'],
  ['/about', 'li h3', 'Mission'],
  ['/about', 'li h3', 'Vision'],
  ['/about', 'li h3', 'People'],
  ['/about', 'li h3', 'Global'],
  ['/nearshoring', 'h2', 'Why Choose Our Nearshore Model'],
  ['/nearshoring', 'h2', 'Nearshore vs. Offshore vs. Onshore'],
  ['/nearshoring', 'h2', 'Our Global Presence'],
  ['/nearshoring', 'h2', 'Ready to Experience Nearshore Excellence?'],
  ['/contact', 'h2', 'Send us a Message'],
  ['/contact', 'form button[type=submit]', 'Send Message'],
  ['/contact', 'h2', 'Get in Touch'],
  ['/contact', ':is(h2, h3)', "Let's talk!"],
])('%s has the %s “%s”', (address, selector, text) => {
  expect(texts(address, `main ${selector}`), says).toContain(text);
});

test.each([
  ['ai-strategy-consulting', 'AI Strategy & Consulting', '2–6 weeks', '3–6 months'],
  ['custom-ai-development', 'Custom AI Model Development', '6–12 weeks', '4–9 months'],
  ['process-automation', 'Process Automation & RPA', '4–8 weeks', '2–4 months (fastest)'],
  ['digital-transformation', 'Digital Transformation', '8–16 weeks', '6–12 months'],
  ['ecommerce-solutions', 'E-Commerce Solutions', '6–10 weeks', '3–6 months'],
  ['it-staffing', 'IT Staffing', 'immediate', '1–2 weeks to onboard'],
])('/services#%s is %s', (id, title, implementation, roi) => {
  expect(texts('/services', `#${id} h2`), says).toEqual([title]);
  const [block = ''] = texts('/services', `#${id}`);
  const [home = ''] = texts('/', 'main');
  for (const figure of [implementation, roi]) {
    expect(block, says).toContain(figure);
    expect(home, says).toContain(figure);
  }
  expect(all('/services', `#${id} ul > li`), says).toHaveLength(4);
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
])('claim: %s', (claim) => {
  expect(texts('/benefits', 'main').join('').toLowerCase(), says).toContain(claim.toLowerCase());
});

test('the comparison table', () => {
  const rows = all('/nearshoring', '[aria-labelledby=comparison] table tr');
  const cells = rows.map((row) => row.querySelectorAll('th, td').map(textOf));
  expect(cells.slice(0, 3), says).toEqual([
    ['Aspect', 'Nearshore (Costa Rica)', 'Offshore', 'Onshore'],
    ['Cost savings', '30–50% lower', '50–70% lower', 'Baseline'],
    ['Time zone overlap', '6–8 hrs per day', '0–2 hrs per day', '8 hrs per day'],
  ]);
  const aspects = ['Cultural alignment', 'Communication', 'Quality'];
  expect(
    cells.slice(3).map(([aspect]) => aspect),
    says,
  ).toEqual(aspects);
});

test('the two offices', () => {
  const [presence = ''] = texts('/nearshoring', '[aria-labelledby=presence]');
  for (const text of [
    'San Francisco, CA',
    'Headquarters and client engagement hub',
    'San Jose, Costa Rica',
    'Development and operations center with AI specialists and software engineers',
  ]) {
    expect(presence, says).toContain(text);
  }
});

test.each(['/about', '/services', '/benefits', '/nearshoring', '/contact'])(
  '%s has the booking link',
  (address) => {
    const booking = linksIn(document(address), 'main a').filter(
      ([, href]) => href === 'https://example.com/book',
    );
    expect(booking.length).toBeGreaterThan(0);
    for (const [text] of booking) expect(text, says).toMatch(/^Book a Free Consultation/);
  },
);

test.each([
  ['/privacy', ['information collected', 'use', 'sharing', 'security', 'cookies', 'rights', 'contact']],
  [
    '/terms',
    [
      'acceptance',
      'services description',
      'user responsibilities',
      'intellectual property',
      'limitation of liability',
      'service availability',
      'confidentiality',
      'termination',
      'changes to terms',
      'contact information',
    ],
  ],
])('%s has its sections, and is of August 2025', (address, sections) => {
  const titles = texts(address, 'main section > h2').map((title) => title.toLowerCase());
  expect(titles, says).toEqual(sections.map((topic) => expect.stringContaining(topic)));
  expect(texts(address, 'main').join(''), says).toContain('August 2025');
});
