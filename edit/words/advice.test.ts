import { expect, test } from 'vitest';
import { adviceOn } from './advice.ts';
import type { Field } from './fields.ts';

const languages: Record<string, string> = { en: 'English', es: 'Español' };

/** The kinds of advice on a text that had `before` and has `now` in each language. */
function kinds(before: Record<string, string>, now: Record<string, string>): string[] {
  const values = Object.entries(before).map(([locale, value]) => ({
    locale,
    language: languages[locale] ?? '',
    file: '',
    value,
  }));
  const field = { key: 'home:text', kind: 'text', values } as unknown as Field;
  return adviceOn(field, (locale) => now[locale] ?? before[locale] ?? '').map(({ is }) => is);
}

const both = { en: '{claims.uptime}% uptime', es: '{claims.uptime} % de disponibilidad' };

test('a number in place of a figure, in one language only, is noticed', () => {
  expect(kinds(both, { en: '97% uptime' })).toEqual(['figure']);
  expect(kinds(both, { en: '97% uptime', es: '97 % de disponibilidad' })).toEqual([]);
  expect(kinds(both, { en: 'Always up' })).toEqual([]);
});

test('numbers that differ between languages are noticed, in whatever format they are', () => {
  const written = { en: 'Since 2019, 1,200 projects', es: 'Desde 2019, 1200 proyectos' };
  expect(kinds(written, { en: 'Since 2019, 1,300 projects' })).toEqual(['numbers']);
  expect(kinds(written, { en: 'Since 2019, 1,300 projects', es: 'Desde 2019, 1300 proyectos' })).toEqual([]);
  expect(kinds({ en: 'From 9', es: 'Desde las 9:00' }, { en: 'From 9 on' })).toEqual([]);
});

test('words that are the same in both languages are noticed, but not a name', () => {
  expect(kinds({ en: 'Old', es: 'Viejo' }, { en: 'Quite new', es: 'Quite new' })).toEqual(['untranslated']);
  expect(kinds({ en: '', es: '' }, { en: 'Quite new' })).toEqual([]);
  expect(kinds({ en: 'Old', es: 'Viejo' }, { en: 'DevOps', es: 'DevOps' })).toEqual([]);
});
