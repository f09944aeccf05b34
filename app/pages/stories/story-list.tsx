import type { StoriesWords, StoryListData } from '#packages/content/collections/stories.ts';
import type { TextWords } from '#packages/content/collections/text-parts.ts';
import { ListPages } from '#app/layout/lists/list-pages.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { BeforeAfter, ClientLine } from '#app/layout/stories/story-cards.tsx';
import { Search } from '#app/layout/search/search.tsx';
import { TextLink } from '#app/layout/text-link.tsx';
import { WaysOn } from '#app/layout/ways-on.tsx';
import './story.css';
import styles from '#app/layout/prose/text-list.module.css';

type StoryListProps = { data: StoryListData; words: StoriesWords; textWords: TextWords };

export default function StoryList({ data, words, textWords }: StoryListProps) {
  return (
    <>
      <PageHead title={data.title} lead={data.lead} shapes="stories" />
      <div className={`wrap ${styles.list}`}>
        <Search collection="stories" parts={data.search} words={textWords.search}>
          <ol>
            {data.stories.map(({ slug, title, description, client, sector, figures: [figure] }) => (
              <li key={slug} className={`${styles.item} story-item`}>
                <ClientLine client={client} sector={sector} />
                <div>
                  <h2>
                    <TextLink collection="stories" slug={slug}>
                      {title}
                    </TextLink>
                  </h2>
                  <p>{description}</p>
                </div>
                {figure && <BeforeAfter figure={figure} words={words} />}
              </li>
            ))}
          </ol>
          <ListPages collection="stories" data={data} words={textWords.paging} />
        </Search>
        <div className={styles.nextStep}>
          <WaysOn />
        </div>
      </div>
    </>
  );
}
