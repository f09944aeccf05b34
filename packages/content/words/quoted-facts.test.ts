import { expect, test } from 'vitest';
import { figureLocale } from '#packages/site/locales.ts';
import { source } from '#test/sites/meridian.ts';

test('the hours of an office stand beside its name, in each language', () => {
  const quoted = (['en', 'es'] as const).map((code) => source.facts.quotableIn(figureLocale(code)).values);
  expect(quoted).toMatchObject([
    { client: { opens: '07:00', name: 'Denver' }, delivery: { opens: '09:30', name: 'Lisbon' } },
    { client: { opens: '07:00', name: 'Denver' }, delivery: { opens: '09:30', name: 'Lisboa' } },
  ]);
});
