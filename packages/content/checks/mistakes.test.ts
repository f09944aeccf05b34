import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { rows } from '#test/content/mistake-rows.ts';
import { textRows } from '#test/content/text-mistake-rows.ts';

const [copy] = eachCopy();

/** A message as a regular expression: N matches any number, … matches anything. */
function patternOf(message: string): string {
  const escaped = message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return escaped.replaceAll(/\bline N\b/g, String.raw`line \d+`).replaceAll('…', '.*');
}

describe.each(Object.entries({ ...rows, ...textRows }))('%s', (_, list) => {
  test.each(list)('%s', (_title, edit, message) => {
    edit(copy);
    const output = copy.mistakes();
    const [, file = '', reason = ''] = /^(.+?): ([^]*)$/.exec(message) ?? [];
    const [first = '', ...others] = reason.split('\n');
    const block =
      output.split(/^(?=content\/)/m).find((text) => text.startsWith(`content/${file}\n`)) ?? output;
    for (const line of [first, ...others]) expect(block).toMatch(new RegExp(`^ {2}${patternOf(line)}`, 'm'));
  });
});

test('accepts a site without files for questions', () => {
  for (const language of ['en', 'es']) rmSync(copy.full(`${language}/questions.yaml`));
  expect(copy.mistakes()).toBe('no mistake');
});

test('reports the mistakes of all files at once, without a stack trace', () => {
  copy.put('site.yaml', 'email', 'info@');
  copy.put('figures.yaml', 'claims.uptime', '9995');
  copy.put('en/about.yaml', 'title', "'What's new'");
  copy.put('es/home.yaml', 'sharedDay.shared', "'[horas] horas'");
  const output = copy.mistakes();
  for (const file of ['site', 'figures', 'en/about', 'es/home'])
    expect(output).toContain(`content/${file}.yaml\n  `);
  expect(output).not.toMatch(/^\s+at /m);
});

test.each([
  ['site', 'offices.lisbon.timeZone', 'Europe/Lisboa'],
  ['site', 'offices.lisbon.opens', "'9:00'"],
  ['site', 'claimsConfirmed', '{ uptime: soon }'],
  ['site', 'name', ''],
  ['site', 'name', undefined],
  ['figures', 'claims', ''],
])('reports a wrong fact once, also where texts quote it: %s, %s', (file, key, value) => {
  if (value === undefined) copy.replace(`${file}.yaml`, key);
  else copy.put(`${file}.yaml`, key, value);
  const quoted = ['example.currency', 'client.opens', 'sharedDay.winter.hours', 'drawn.uptime.hours'];
  copy.put('en/home.yaml', 'hero.lead', `'${quoted.map((name) => `{${name}}`).join(' ')}'`);
  copy.write('moved.yaml', '/jobs: /contact/lisbon.vcf\n');
  expect(copy.mistakes().match(/^ {2}.*/gm)).toEqual([expect.stringMatching(`^  ${key}(?:\\.uptime)?: `)]);
});

test.each(['\t', '     '])('reports an indentation of %j, and not of each line below it', (indent) => {
  copy.change('site.yaml', (text) => text.replace(/^ +side/m, `${indent}side`));
  expect(copy.mistakes().match(/^ {2}line/gm)).toHaveLength(1);
});

test('reports an office that was renamed in one file, and no text that quotes its city', () => {
  copy.change('site.yaml', (text) => text.replace(/^ {2}lisbon:/m, '  porto:'));
  copy.put('en/home.yaml', 'hero.lead', "'{delivery.name}'");
  expect(copy.mistakes()).not.toContain('home.yaml');
});

test('misses no author while the people have a mistake', () => {
  copy.write('people.yaml', 'people: 7');
  copy.writeText('en/insights/one', { author: 'ana' });
  expect(copy.mistakes()).not.toContain('one.md');
});

test('accepts plain text with characters that markup also uses', () => {
  copy.put(
    'en/home.yaml',
    'hero.lead',
    "'5 * 3 < 20 & 7 > 6, R&D, snake_case_name, #1 in “IT”, prices* [all of them]'",
  );
  copy.put('en/home.yaml', 'services.lead', "'“A whole quotation.”'");
  copy.put('en/home.yaml', 'overlap.text', '“This” and “that”');
  expect(copy.mistakes()).toBe('no mistake');
});

test('accepts a byte order mark, a README and files that systems and editors leave behind', () => {
  copy.change('en/home.yaml', (source) => `\ufeff${source}`);
  for (const name of ['._one.md', '~$one.md', 'one.md~', '.one.md.swp', 'one.md.orig', '#one.md#', 'Icon\r'])
    copy.write(`en/insights/${name}`, Buffer.from([0, 5, 22, 7, 255]));
  for (const name of ['README.md', '.DS_Store', 'en/Thumbs.db', 'es/Desktop.ini']) copy.write(name, 'x');
  expect(copy.mistakes()).toBe('no mistake');
});
