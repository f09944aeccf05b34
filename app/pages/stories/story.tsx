import type { StoriesWords, StoryData } from '#packages/content/collections/stories.ts';
import type { TextWords } from '#packages/content/collections/text-parts.ts';
import { PageHead } from '#app/layout/page-head.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { AttributedQuote } from '#app/layout/proof/quotes.tsx';
import { BeforeAfter } from '#app/layout/stories/story-cards.tsx';
import { PageLink, RouterLink } from '#app/layout/page-link.tsx';
import { TextLink } from '#app/layout/text-link.tsx';
import { WaysOn } from '#app/layout/ways-on.tsx';
import { textAddress } from '#packages/site/addresses.ts';
import { Contents } from '#app/layout/prose/contents.tsx';
import { Dates } from '#app/layout/prose/dates.tsx';
import { Prose } from '#app/layout/prose/prose.tsx';
import './story.css';
import styles from '#app/layout/prose/text-page.module.css';

type StoryProps = { story: StoryData; words: StoriesWords };

function StoryFacts({ story, words }: { story: StoryData; words: StoriesWords }) {
  const { ui } = useSite();
  return (
    <dl className="wrap story-facts">
      {(['client', 'sector', 'duration'] as const).map((key) => (
        <div key={key}>
          <dt>{words[key]}</dt>
          <dd>{story[key]}</dd>
        </div>
      ))}
      <div>
        <dt>{words.services}</dt>
        {story.services.map((id) => (
          <dd key={id}>
            <PageLink page="services" hash={id}>
              {ui.services[id]}
            </PageLink>
          </dd>
        ))}
      </div>
    </dl>
  );
}

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

function Others({ others, words }: { others: StoryData['others']; words: StoriesWords }) {
  const { locale } = useSite();
  return (
    <div className={styles.onward}>
      <nav aria-labelledby="other-stories">
        <h2 id="other-stories">{others.length > 0 ? words.others : words.name}</h2>
        <ul>
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <TextLink collection="stories" slug={slug}>
                {title}
              </TextLink>
            </li>
          ))}
          <li>
            <RouterLink to={textAddress('stories', locale)}>{words.all}</RouterLink>
          </li>
        </ul>
      </nav>
      <WaysOn />
    </div>
  );
}

type StoryPageProps = { data: StoryData; words: StoriesWords; textWords: TextWords };

export default function StoryPage({ data: story, words, textWords }: StoryPageProps) {
  const { body, isTranslated, others, photos, quote, sections } = story;
  return (
    <article className={`${styles.page} ${styles.article}`}>
      <PageHead title={story.title} lead={story.description} />
      <StoryFacts story={story} words={words} />
      <Figures story={story} words={words} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.aside}>
          <ul className={styles.facts}>
            <Dates of={story} words={textWords} />
          </ul>
          {!isTranslated && <p className={styles.facts}>{words.oneLanguage}</p>}
          <Contents sections={sections} title={words.contents} />
        </div>
        <Prose body={body} words={textWords} photos={photos} />
        {quote && (
          <figure className="story-quote">
            <AttributedQuote quote={quote} />
          </figure>
        )}
        <Others others={others} words={words} />
      </div>
    </article>
  );
}
