import type { Words } from '#generate/content/schema.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import styles from './page-index.module.css';

type PageIndexProps = { words: Words['nearshoring']['index']; hasQuestions: boolean };

// In the order of the page, without the cards directly below the index.
const sections = ['comparison', 'planner', 'estimate', 'advantages', 'presence'] as const;

function Item({ hash, children }: { hash: string; children: string }) {
  return (
    <li>
      <PageLink page="nearshoring" hash={hash}>
        {children}
      </PageLink>
    </li>
  );
}

/** Links to the sections of the page, by short names. */
export function PageIndex({ words, hasQuestions }: PageIndexProps) {
  return (
    <nav className={`wrap ${styles.index}`} aria-labelledby="index">
      <h2 id="index">{words.title}</h2>
      <ol>
        {sections.map((section) => (
          <Item key={section} hash={section}>
            {words[section]}
          </Item>
        ))}
        {hasQuestions && <Item hash="questions">{words.answers}</Item>}
      </ol>
    </nav>
  );
}
