import type { ComponentProps } from 'react';
import { StoryCards } from '#app/layout/stories/story-cards.tsx';
import { ServiceBlock as Block } from './service-block.tsx';

/**
 * A service with its client stories. Their few words are among the page's own instead of in a document part, which
 * would arrive late after a client-side navigation and push the services below it down.
 */
export function ServiceBlock(props: ComponentProps<typeof Block>) {
  const { stories } = props.service;
  if (!stories) return <Block {...props} />;
  return (
    <div className="service-with-stories">
      <Block {...props} />
      <div className="service-stories">
        <h3>{stories.words.onServices}</h3>
        <StoryCards {...stories} level="h4" />
      </div>
    </div>
  );
}
