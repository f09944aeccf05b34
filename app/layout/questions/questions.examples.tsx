import samples from 'virtual:gallery-samples';
import type { Examples } from '#app/gallery/examples.ts';
import { repeatItems } from '#app/gallery/samples.ts';
import { SampleSite } from '#app/layout/sample-site.tsx';
import { Questions } from './questions.tsx';

function questionsOf(count: number) {
  const { title = '', items = {} } = samples.questions ?? {};
  const shown = repeatItems(Object.values(items), count).map(({ key, item }) => [key, item] as const);
  return (
    <SampleSite>
      <Questions
        id={`questions-${count}`}
        words={{ title: `${title}, ${count}`, items: Object.fromEntries(shown) }}
      />
    </SampleSite>
  );
}

export const examples: Examples = {
  'one question': questionsOf(1),
  'two questions': questionsOf(2),
  'seven questions': questionsOf(7),
  'fifty questions': questionsOf(50),
};
