import type { Words } from '#packages/content/schema.ts';
import type { ReportLine } from './report.ts';

/** Numbers in words, from two on: one is also an article. Other languages may write digits. */
const numbers: Readonly<Record<string, readonly string[]>> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
};

/** The counts that a text mentions: "Six ways", "7 services". Figures with a sign are none. */
function countsIn(text: string, language: string): number[] {
  const words = numbers[language] ?? [];
  return [...text.toLowerCase().matchAll(/(?<![\p{L}\p{Nd}/–-])[\p{L}\p{Nd}]+(?=[\s.,:;]|$)/gu)].flatMap(
    ([word]) => {
      if (/^\d{1,2}$/.test(word)) return [Number(word)];
      const index = words.indexOf(word);
      return index === -1 ? [] : [index + 2];
    },
  );
}

type LanguageWords = Pick<Words, 'home' | 'services' | 'benefits' | 'nearshoring' | 'ui'>;

/** Lists the texts that mention how many items something has. */
function mentions({ home, services, benefits, nearshoring, ui }: LanguageWords) {
  const offered = { count: Object.keys(services.blocks).length, of: 'services' };
  const reasons = { count: benefits.cards.length, of: 'reasons in benefits.yaml' };
  const rows = { count: nearshoring.comparison.rows.length, of: 'rows of the comparison' };
  return [
    { file: 'home', key: 'services.lead', text: home.services.lead, ...offered },
    { file: 'services', key: 'lead', text: services.lead, ...offered },
    { file: 'services', key: 'meta.description', text: services.meta.description, ...offered },
    { file: 'benefits', key: 'lead', text: benefits.lead, ...reasons },
    { file: 'benefits', key: 'meta.title', text: benefits.meta.title, ...reasons },
    { file: 'nearshoring', key: 'comparison.caption', text: nearshoring.comparison.caption, ...rows },
    {
      file: 'home',
      key: 'sharedDay.title',
      text: home.sharedDay.title,
      count: Object.keys(ui.offices).length,
      of: 'offices',
    },
  ];
}

/** Reports texts that mention a number of items which their list does not have. `language` is as in 'es'. */
export function checkCounts(words: LanguageWords, language: string): ReportLine[] {
  return mentions(words).flatMap(({ file, key, text, count, of }): ReportLine[] => {
    const counts = countsIn(text, language);
    if (counts.length === 0 || counts.includes(count)) return [];
    return [
      {
        state: 'note',
        file: `content/${language}/${file}.yaml`,
        key,
        reason: `mentions ${counts.join(' and ')}, and there are ${count} ${of}`,
        toDo: 'reword it, if it counts these',
      },
    ];
  });
}
