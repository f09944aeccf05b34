import type { StoryListData } from '#packages/content/collections/stories.ts';
import type { Words } from '#packages/content/schema.ts';
import { PageHead } from '#app/layout/page-head.tsx';
import { RouterLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { ClientLine } from '#app/layout/stories/client-line.tsx';
import { BeforeAfter } from '#app/layout/stories/before-after.tsx';
import { textAddress } from '#app/site/addresses.ts';
import '#app/layout/stories/stories.css';
import './story.css';
import styles from '#app/layout/prose/text-list.module.css';

type StoryListProps = { data: StoryListData; words: Words['stories'] };

export default function StoryList({ data: { stories }, words }: StoryListProps) {
  const { locale } = useSite();
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <ol className={`wrap ${styles.list}`}>
        {stories.map(({ slug, title, description, client, sector, figures: [figure] }) => (
          <li key={slug} className={`${styles.item} story-item`}>
            <ClientLine client={client} sector={sector} />
            <div>
              <h2>
                <RouterLink to={textAddress('stories', locale, slug)}>{title}</RouterLink>
              </h2>
              <p>{description}</p>
            </div>
            {figure && <BeforeAfter figure={figure} words={words} />}
          </li>
        ))}
      </ol>
    </>
  );
}
