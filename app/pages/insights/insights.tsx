import type { ReactNode } from 'react';
import { DocumentPart } from '#app/layout/document-part.tsx';
import { LiveChart } from '#app/live-chart.tsx';
import article from './article.module.css';
import list from './article-list.module.css';
import prose from './prose.module.css';

/**
 * A page of articles or client stories, which are only in documents. Browsers have no code for its content; the classes
 * here keep its rules in the stylesheet.
 */
export default function Insights({ children }: { children?: ReactNode }) {
  return (
    <>
      <DocumentPart name="page" className={`${article.page} ${list.page} ${prose.page}`}>
        {children}
      </DocumentPart>
      <LiveChart />
    </>
  );
}
