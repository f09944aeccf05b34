import type { StoryCards as Stories } from '#packages/content/collections/stories.ts';
import './stories.css';
import { RouterLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { textAddress } from '#packages/site/addresses.ts';
import { ClientLine } from './client-line.tsx';
import { BeforeAfter } from './before-after.tsx';

type StoryCardsProps = Stories & {
  level: 'h3' | 'h4';
};

export function StoryCards({ stories, words, level: Heading }: StoryCardsProps) {
  const { locale } = useSite();
  return (
    <ul className="story-cards">
      {stories.map(({ slug, title, client, sector, figures }) => (
        <li key={slug}>
          <ClientLine client={client} sector={sector} />
          <Heading>
            <RouterLink to={textAddress('stories', locale, slug)}>{title}</RouterLink>
          </Heading>
          {figures.map((figure) => (
            <BeforeAfter key={figure.key} figure={figure} words={words} />
          ))}
        </li>
      ))}
    </ul>
  );
}
