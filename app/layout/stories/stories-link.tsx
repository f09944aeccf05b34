import { InsightsLink } from '#app/layout/insights-link.tsx';
import { DocumentLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { storiesAddress } from '#app/site/stories.ts';

/** The footer's links to the articles and the client stories, in languages that have any. */
export function InsightsAndStoriesLinks() {
  const { locale, ui } = useSite();
  return (
    <>
      <InsightsLink />
      {ui.stories && (
        <li>
          <DocumentLink to={storiesAddress(locale)}>{ui.stories}</DocumentLink>
        </li>
      )}
    </>
  );
}
