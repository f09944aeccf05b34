import type { Article } from '#generate/content/articles/articles.ts';
import type { InsightsWords } from '#generate/content/insights-schema.ts';

// Shorter texts are seen at a glance.
const sectionsForContents = 3;

/** The table of contents of a long text. */
export function Contents({ sections, words }: Pick<Article, 'sections'> & { words: InsightsWords }) {
  if (sections.length < sectionsForContents) return null;
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents">{words.contents}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
