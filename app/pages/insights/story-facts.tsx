import type { StoryInfo } from '#generate/content/stories/stories.ts';
import type { StoriesWords } from '#generate/content/stories/stories-schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { pageAddress } from '#app/site/pages.ts';

/** A story's client, sector, duration and services. */
export function StoryFacts({ story, words }: { story: StoryInfo; words: StoriesWords }) {
  const { locale, ui } = useSite();
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
            <a href={pageAddress('services', locale, id)}>{ui.services[id]}</a>
          </dd>
        ))}
      </div>
    </dl>
  );
}
