import type { ComponentProps } from 'react';
import { StoryCards } from '#app/layout/stories/story-cards.tsx';
import { ServiceBlock as Block } from './service-block.tsx';

/**
 * A service with the client stories about it. Their few words are those of the page, and not in a part of its document: that
 * would come after a client-side navigation to a service further down, and move it away.
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
