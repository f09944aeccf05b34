import type { StoryInfo } from '#packages/content/collections/stories.ts';

/** The client and sector of a story. The class is in stories.css. */
export function ClientLine({ client, sector }: Pick<StoryInfo, 'client' | 'sector'>) {
  return (
    <p className="story-client">
      {`${client}, `}
      <span>{sector}</span>
    </p>
  );
}
