import { describe, expect, test } from 'vitest';
import { loadSite } from '../../generate/content/site.ts';
import { builtPages } from './built-files.ts';
import { textOf } from './site.ts';
import { isthmus } from '../sites/sites.ts';

type Graph = { '@graph': { '@type': string; mainEntity?: unknown }[] };

describe.each(builtPages)('$address', ({ id, locale, url, root }) => {
  const words = loadSite(isthmus).languages[locale.code].words[id];
  const items = Object.entries(('questions' in words && words.questions?.items) || {});
  const data = JSON.parse(root.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '') as Graph;
  const told = data['@graph'].filter((node) => node['@type'] === 'FAQPage');

  test('has its questions, closed, and the address of each on its answer', () => {
    const shown = root.querySelectorAll('main details');
    expect(shown.map((each) => textOf(each.querySelector('summary > h3') ?? each))).toEqual(
      items.map(([, { question }]) => question),
    );
    expect(shown.map((each) => each.querySelector('summary + [id]')?.id)).toEqual(
      items.map(([key]) => `question-${key}`),
    );
    expect(shown.filter((each) => each.hasAttribute('open'))).toEqual([]);
  });

  test('has the same questions in its structured data', () => {
    expect(told.map(({ mainEntity }) => mainEntity)).toEqual(
      items.length === 0
        ? []
        : [
            items.map(([key, { question, answer }]) => ({
              '@type': 'Question',
              url: `${url}#question-${key}`,
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
            })),
          ],
    );
  });
});
