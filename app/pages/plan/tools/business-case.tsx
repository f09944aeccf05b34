import type { ReactNode } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { unbroken } from '#app/ui/unbroken/unbroken.tsx';
import styles from './business-case.module.css';
import tool from './tool.module.css';

type BusinessCaseProps = {
  words: Words['plan']['businessCase'];
  date: string;
  /** The address of the page with its numbers, for paper. */
  address: string;
  children: ReactNode;
};

/** What makes the numbers above a business case: the rule of calculation, the sources and the date. */
export function BusinessCase({ words, date, address, children }: BusinessCaseProps) {
  return (
    <section className={`wrap ${tool.tool}`} aria-labelledby="case">
      <div className={`columns ${styles.head}`}>
        <SectionHeading id="case" title={words.title} />
        <p className={styles.date}>{date}</p>
      </div>
      <div className={`columns ${styles.grounds}`}>
        <div>
          <h3>{words.formula}</h3>
          <ul>
            {words.assumptions.map((text) => (
              <li key={text}>{unbroken(text)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{words.sources.title}</h3>
          <ul>
            {words.sources.list.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <PageLink page="nearshoring" hash="comparison">
            {words.sources.comparison}
          </PageLink>
        </div>
      </div>
      {children}
      <div className={styles.address} data-nosnippet>{`${words.address} ${address}`}</div>
    </section>
  );
}
