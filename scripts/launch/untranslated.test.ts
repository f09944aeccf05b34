import { expect, test } from 'vitest';
import { checkTranslations } from './texts.ts';

test('sentences that are still those of the default language are reported by file', () => {
  const sentence = 'Models trained on your data.';
  const texts = [sentence, 'San Francisco', 'They answer within a day.'];
  const written = ['en/home', 'de/home', 'es/about'].flatMap((name) =>
    texts.map((text) => ({ file: `content/${name}.yaml`, path: 'lead', text })),
  );
  const reason = `2 texts are as in English: “${sentence}”`;
  expect(checkTranslations(written, ['en', 'es', 'de'], { code: 'en', name: 'English' })).toMatchObject([
    { reason },
  ]);
});
