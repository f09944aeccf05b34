import type { StoryCards as Cards } from '#packages/content/collections/stories.ts';
import { Section } from '#app/layout/proof/section.tsx';
import { RouterLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { textAddress } from '#packages/site/addresses.ts';
import { Arrow } from '#app/ui/icon/arrow.tsx';
import { StoryCards } from './story-cards.tsx';

export function Stories(cards: Cards) {
  const { locale } = useSite();
  const { words } = cards;
  return (
    <Section id="stories" title={words.onHome}>
      <StoryCards {...cards} level="h3" />
      <p className="all-stories">
        <RouterLink to={textAddress('stories', locale)}>
          {`${words.all} `}
          <Arrow />
        </RouterLink>
      </p>
    </Section>
  );
}
