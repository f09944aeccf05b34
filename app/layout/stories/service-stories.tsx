import type { ComponentType } from 'react';
import type { StoryCards as Stories } from '#generate/content/stories/stories.ts';
import { DocumentPart } from '#app/layout/document-part.tsx';
import { useSite } from '#app/layout/site-context.ts';
import type { LocaleCode } from '#app/site/locales.ts';
import { StoryCards } from './story-cards.tsx';

/** The client stories about each service, by language. Browsers learn only that there are some. */
export type ByService = Partial<Record<LocaleCode, Readonly<Record<string, Stories | true>>>>;

/** The client stories about a service. */
export function ServiceStories(cards: Stories) {
  return (
    <>
      <h3>{cards.words.onServices}</h3>
      <StoryCards {...cards} level="h4" />
    </>
  );
}

/** Returns the block of a service with the client stories about it, which only its document holds. */
export function withStories<Props extends { id: string }>(Block: ComponentType<Props>, all: ByService) {
  return function BlockWithStories(props: Props) {
    const { id } = props;
    const stories = all[useSite().locale.code]?.[id];
    if (!stories) return <Block {...props} />;
    return (
      <div className="service-with-stories">
        <Block {...props} />
        <DocumentPart name={`stories-${id}`} className="service-stories">
          {import.meta.env.SSR && stories !== true && <ServiceStories {...stories} />}
        </DocumentPart>
      </div>
    );
  };
}
