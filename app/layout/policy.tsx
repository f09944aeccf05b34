import { RouterLink } from './page-link.tsx';
import type { Words } from '#generate/content/schema.ts';
import { BelowTheHead } from './below-the-head.tsx';
import { PageHead } from './page-head.tsx';
import styles from './policy.module.css';
import { SectionHeading } from './section-heading.tsx';
import { useSite } from './site-context.ts';

/** A text in which the company's e-mail address is a link. */
function Linked({ text }: { text: string }) {
  const { email } = useSite();
  const [before, after] = text.split(email, 2);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}

type PolicyWords = Words['accessibility'] & Partial<Pick<Words['privacy'], 'updated'>>;

/** Numbered sections in one column, with an index. */
export function Policy({ words }: { words: PolicyWords }) {
  const sections = words.sections.map((section, index) => ({ ...section, id: `section-${index + 1}` }));
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        {words.updated && <p className={styles.updated}>{words.updated}</p>}
      </PageHead>
      <BelowTheHead>
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
                  <p key={paragraph}>
                    <Linked text={paragraph} />
                  </p>
                ))}
                {list && (
                  <ul>
                    {list.map((item) => (
                      <li key={item}>
                        <Linked text={item} />
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </div>
        </div>
      </BelowTheHead>
    </>
  );
}
