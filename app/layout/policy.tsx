import type { ReactNode } from 'react';
import { RouterLink } from './page-link.tsx';
import type { Words } from '#packages/content/schema.ts';
import { DeferredContent } from './deferred-content.tsx';
import { PageHead } from './page-head.tsx';
import styles from './policy.module.css';
import { SectionHeading } from './section-heading.tsx';
import { useSite, type SiteContextValue } from './site-context.ts';

function linkEmail(text: string, { email, mailbox }: Pick<SiteContextValue, 'email' | 'mailbox'>): ReactNode {
  const [before, after] = text.split(email, 2);
  if (after === undefined) return text;
  const link = (
    <a key={email} href={`mailto:${mailbox}`}>
      {email}
    </a>
  );
  return [before, link, after];
}

type PolicyWords = Words['accessibility'] & Partial<Pick<Words['privacy'], 'updated'>>;

export function Policy({ words }: { words: PolicyWords }) {
  const site = useSite();
  const sections = words.sections.map((section, index) => ({ ...section, id: `section-${index + 1}` }));
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        {words.updated && <p className={styles.updated}>{words.updated}</p>}
      </PageHead>
      <DeferredContent>
        <div className={`wrap ${styles.columns}`}>
          <nav className={styles.index} aria-labelledby="policy-index">
            <h2 id="policy-index">{words.index}</h2>
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <RouterLink to={`#${id}`}>{title}</RouterLink>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.text}>
            {sections.map(({ id, title, paragraphs, list }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <SectionHeading id={`${id}-title`} anchor={id} title={title} />
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{linkEmail(paragraph, site)}</p>
                ))}
                {list && (
                  <ul>
                    {list.map((item) => (
                      <li key={item}>{linkEmail(item, site)}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </div>
        </div>
      </DeferredContent>
    </>
  );
}
