import type { StoriesWords, StoryData } from '#packages/content/collections/stories.ts';
import { useSite } from '#app/layout/site-context.ts';
import { PageLink } from '#app/layout/page-link.tsx';

/** A story's client, sector, duration and services. */
export function StoryFacts({ story, words }: { story: StoryData; words: StoriesWords }) {
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
