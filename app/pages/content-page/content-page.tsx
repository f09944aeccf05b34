import type { ReactNode } from 'react';
import type { Blocks } from '#packages/content/collections/blocks.ts';
import type { ContentPageData } from '#packages/content/collections/pages.ts';
import type { TextWords } from '#packages/content/collections/text-parts.ts';
import { Comparison } from '#app/layout/blocks/comparison.tsx';
import { CoreServices } from '#app/layout/blocks/core-services.tsx';
import { Statistics } from '#app/layout/blocks/statistics.tsx';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { Offices } from '#app/layout/offices.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { People } from '#app/layout/proof/people.tsx';
import { Quotes } from '#app/layout/proof/quotes.tsx';
import { Questions } from '#app/layout/questions/questions.tsx';
import { Stories } from '#app/layout/stories/stories-section.tsx';
import { Prose } from '#app/layout/prose/prose.tsx';
import styles from './content-page.module.css';

const shown: { [Name in keyof Blocks]: (data: NonNullable<Blocks[Name]>) => ReactNode } = {
  services: (words) => (
    <div className={styles.services}>
      <CoreServices words={words} />
    </div>
  ),
  statistics: (words) => (
    <div className={styles.section}>
      <Statistics words={words} />
    </div>
  ),
  comparison: (words) => <Comparison words={words} />,
  offices: ({ title, text }) => <Offices className={styles.section} title={title} lead={text} />,
  quotes: (words) => <Quotes words={words} />,
  people: (people) => <People {...people} />,
  stories: (stories) => <Stories {...stories} />,
};

function Block<Name extends keyof Blocks>({ name, blocks }: { name: Name; blocks: Partial<Blocks> }) {
  const data = blocks[name];
  return data && shown[name](data);
}

type ContentPageProps = { data: ContentPageData; words: TextWords };

export default function ContentPage({ data, words }: ContentPageProps) {
  const { blocks, closing, lead, parts, photos, questions, title } = data;
  return (
    <article className={styles.page}>
      <PageHead title={title} lead={lead} />
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          <Block key={part} name={part} blocks={blocks} />
        ) : (
          // Texts have no key, and never change places.
          // eslint-disable-next-line react/no-array-index-key
          <div key={index} className={`wrap ${index < parts.length - 1 ? styles.text : styles.section}`}>
            <Prose body={part} words={words} photos={photos} />
          </div>
        ),
      )}
      {questions && <Questions words={questions} />}
      {closing && <CallToAction title={closing.title} text={closing.text} />}
    </article>
  );
}
