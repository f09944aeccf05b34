import { describe, expect, test } from 'vitest';
import { loadWords } from '../../generate/content/load.ts';
import { longestTitle } from '../../generate/content/title.ts';
import { telephoneAddress } from '../../app/site/telephone.ts';
import { everyDocument, facts, pageAt, textOf } from './site.ts';

describe.each(everyDocument.map((page) => ({ ...page, name: page.file })))('$name', ({ root, locale }) => {
  const { offices } = loadWords('.', locale.code, 'ui');
  const footer = root.querySelector('footer');

  test('has the company’s name, e-mail, phone, cities and year in header and footer', () => {
    const text = footer ? textOf(footer) : '';
    expect(text).toContain(facts.name);
    expect(text).toContain(String(facts.copyrightYear));
    for (const { city } of Object.values(offices)) expect(text).toContain(city);
    const links = footer?.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.text]);
    expect(links).toContainEqual([`mailto:${facts.email}`, facts.email]);
    expect(links).toContainEqual([telephoneAddress(facts.phone), facts.phone]);
    expect(root.querySelector('header')?.text).toContain(facts.name);
    // Omitted if it would make the title too long.
    const title = root.querySelector('title')?.text ?? '';
    expect(title.includes(facts.name) || `${title} | ${facts.name}`.length > longestTitle).toBe(true);
  });
});

test.each(['/privacy', '/terms'])('%s names the responsible company and its contact', (address) => {
  const text = textOf(pageAt(address).main);
  for (const fact of [facts.legalName, facts.email, facts.phone]) expect(text).toContain(fact);
});

test.each(['/', '/about'])('%s states both offices’ hours', (address) => {
  const text = textOf(pageAt(address).main);
  for (const { opens, closes } of Object.values(facts.offices)) expect(text).toContain(`${opens}–${closes}`);
});
