import { insightsAddress } from '#app/site/insights.ts';
import { DocumentLink } from './page-link.tsx';
import { useSite } from './site-context.ts';

/** The footer's link to the articles, in languages that have any. */
export function InsightsLink() {
  const { locale, ui } = useSite();
  if (!ui.insights) return null;
  return (
    <li>
      <DocumentLink to={insightsAddress(locale)}>{ui.insights}</DocumentLink>
    </li>
  );
}
