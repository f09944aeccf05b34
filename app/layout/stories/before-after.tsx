import type { BeforeAfter as Figure } from '#packages/site/before-after.ts';
import { OverlapBars } from '#app/ui/overlap-bars/overlap-bars.tsx';

type BeforeAfterWords = { before: string; after: string };

export function BeforeAfter({ figure, words }: { figure: Figure; words: BeforeAfterWords }) {
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
