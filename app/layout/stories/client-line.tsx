import type { StoryInfo } from '#generate/content/stories/stories.ts';

/** Whose story it is. The class is in stories.css. */
export function ClientLine({ client, sector }: Pick<StoryInfo, 'client' | 'sector'>) {
  return (
    <p className="story-client">
      {client}, <span>{sector}</span>
    </p>
  );
}
