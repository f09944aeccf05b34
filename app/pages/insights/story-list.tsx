import type { Stories } from '#generate/content/stories/stories.ts';
import { PageHead } from '#app/layout/page-head.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { ClientLine } from '#app/layout/stories/client-line.tsx';
import { BeforeAfter } from '#app/layout/stories/before-after.tsx';
import { storiesAddress } from '#app/site/stories.ts';
import styles from './article-list.module.css';

/** The list of client stories, each with its first figure. */
export function StoryList({ all: { own, stories } }: { all: Stories }) {
  const { locale } = useSite();
  return (
    <>
      <PageHead title={own.title} lead={own.lead} />
      <ol className={`wrap ${styles.list}`}>
        {stories.map(({ slug, title, description, client, sector, figures: [figure] }) => (
          <li key={slug} className={`${styles.item} story-item`}>
            <ClientLine client={client} sector={sector} />
            <div>
              <h2>
                <a href={storiesAddress(locale, slug)}>{title}</a>
              </h2>
              <p>{description}</p>
            </div>
            {figure && <BeforeAfter figure={figure} words={own} />}
          </li>
        ))}
      </ol>
    </>
  );
}
