import './stories.css';
import type { BeforeAfter as Figure, StoryCards as Cards } from '#packages/content/collections/stories.ts';
import { RouterLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { textAddress } from '#packages/site/addresses.ts';
import { OverlapBars } from '#app/ui/overlap-bars/overlap-bars.tsx';

export function ClientLine({ client, sector }: { client: string; sector: string }) {
  return (
    <p className="story-client">
      {`${client}, `}
      <span>{sector}</span>
    </p>
  );
}

type BeforeAfterProps = { figure: Figure; words: { before: string; after: string } };

export function BeforeAfter({ figure, words }: BeforeAfterProps) {
  const { label, before, after, shares } = figure;
  return (
    <figure className="before-after">
      <figcaption>{label}</figcaption>
      <OverlapBars
        rows={[
          { model: words.before, value: before, of: 'onshore', share: [shares[0], shares[0]] },
          { model: words.after, value: after, of: 'nearshore', share: [shares[1], shares[1]] },
        ]}
      />
    </figure>
  );
}

export function StoryCards({ stories, words, level: Heading }: Cards & { level: 'h3' | 'h4' }) {
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
