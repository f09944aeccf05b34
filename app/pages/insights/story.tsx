import type { Stories, Story } from '#generate/content/stories/stories.ts';
import type { StoriesWords } from '#generate/content/stories/stories-schema.ts';
import { PageHead } from '#app/layout/page-head.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { AttributedQuote } from '#app/layout/proof/attributed-quote.tsx';
import { BeforeAfter } from '#app/layout/stories/before-after.tsx';
import type { InsightsPage } from '#app/site/insights.ts';
import { locales } from '#app/site/locales.ts';
import { storiesAddress } from '#app/site/stories.ts';
import { Dates } from './article-facts.tsx';
import { ArticleText } from './article-text.tsx';
import { Contents } from './contents.tsx';
import { StoryFacts } from './story-facts.tsx';
import styles from './article.module.css';

type StoryProps = { story: Story; words: StoriesWords };

function Figures({ story: { figures }, words }: StoryProps) {
  if (figures.length === 0) return null;
  return (
    <section className="wrap story-figures" aria-labelledby="story-figures">
      <h2 id="story-figures">{words.figures}</h2>
      {figures.map((figure) => (
        <BeforeAfter key={figure.key} figure={figure} words={words} />
      ))}
    </section>
  );
}

const mostOthers = 3;

/** Links to the newest of the other stories, and to the list of all. */
function Others({ story, all: { own, stories } }: Pick<StoryPageProps, 'story' | 'all'>) {
  const { locale } = useSite();
  const others = stories.filter(({ slug }) => slug !== story.slug).slice(0, mostOthers);
  return (
    <nav className={styles.onward} aria-labelledby="other-stories">
      <div>
        <h2 id="other-stories">{others.length > 0 ? own.others : own.name}</h2>
        <ul>
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <a href={storiesAddress(locale, slug)}>{title}</a>
            </li>
          ))}
          <li>
            <a href={storiesAddress(locale)}>{own.all}</a>
          </li>
        </ul>
      </div>
    </nav>
  );
}

type StoryPageProps = { story: Story; all: Stories; page: InsightsPage };

/** A client story: its facts, figures, text and quote. */
export function StoryPage({ story, all, page }: StoryPageProps) {
  const { own, photos, sharedDay, words } = all;
  const { quote, sections, tree } = story;
  return (
    <article className={styles.article}>
      <PageHead title={story.title} lead={story.description} />
      <StoryFacts story={story} words={own} />
      <Figures story={story} words={own} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.aside}>
          <ul className={styles.facts}>
            <Dates of={story} words={words} />
          </ul>
          {page.translations.size < locales.length && <p className={styles.facts}>{own.oneLanguage}</p>}
          <Contents sections={sections} title={own.contents} />
        </div>
        <ArticleText tree={tree} words={words} sharedDay={sharedDay} photos={photos} />
        {quote && (
          <figure className="story-quote">
            <AttributedQuote quote={quote} />
          </figure>
        )}
        <Others story={story} all={all} />
      </div>
    </article>
  );
}
