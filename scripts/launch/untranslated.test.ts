import { expect, test } from 'vitest';
import { checkTranslations } from './untranslated.ts';

const text = (file: string, words: string) => ({ file: `content/${file}.yaml`, key: 'lead', text: words });

test('sentences that are still those of the default language are reported by file', () => {
  const sentence = 'Models trained on your data.';
  const written = [
    ...[sentence, 'San Francisco', 'They answer within a day.'].map((words) => text('en/home', words)),
    ...[sentence, 'San Francisco', 'They answer within a day.'].map((words) => text('de/home', words)),
    ...[sentence, 'Responden en un día hábil.'].map((words) => text('es/about', words)),
  ];
  expect(checkTranslations(written, ['en', 'es', 'de'])).toMatchObject([
    { file: 'content/de/home.yaml', reason: `2 texts are as in en: “${sentence}”` },
  ]);
});
