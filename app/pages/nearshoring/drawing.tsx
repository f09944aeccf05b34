import figures from '#content/figures.yaml';
import type { Words } from '#packages/content/schema.ts';
import type { DrawingName } from '#packages/site/drawn-figures.ts';
import { overlapShares } from '#packages/site/models.ts';
import { Circles } from '#app/ui/circles/circles.tsx';
import { OverlapBars, type OverlapBar } from '#app/ui/overlap-bars/overlap-bars.tsx';

const { claims, savings, overlap } = figures;
const [least, most] = savings.nearshore;
const hours = overlapShares(overlap);
const faster = 100 - claims.fasterDelivery;

type BarsName = Exclude<DrawingName, 'professionals'>;
type NearshoringWords = Pick<Words['nearshoring'], 'advantages' | 'comparison' | 'hours'>;

/** A bar for what is usual, or the client's, and one for what nearshoring makes of it. */
function barsOf(name: BarsName, words: NearshoringWords): readonly OverlapBar[] {
  const { onshore } = words.comparison.columns;
  const { model } = words.hours.nearshore;
  const { usual, ours } = words.advantages;
  const bars: Record<BarsName, readonly OverlapBar[]> = {
    savings: [
      { model: onshore, of: 'onshore', share: [100, 100] },
      { model, of: 'nearshore', share: [100 - most, 100 - least] },
    ],
    overlap: [
      { model: words.hours.onshore.model, of: 'onshore', share: hours.onshore },
      { model, of: 'nearshore', share: hours.nearshore },
    ],
    fasterDelivery: [
      { model: usual, of: 'offshore', share: [100, 100] },
      { model: ours, of: 'nearshore', share: [faster, faster] },
    ],
  };
  return bars[name];
}

/** A figure, drawn to scale. Decorative: the figure is next to it as text. */
export function Drawing({ name, words }: { name: DrawingName; words: NearshoringWords }) {
  if (name === 'professionals') return <Circles count={claims.professionals} />;
  return <OverlapBars rows={barsOf(name, words)} />;
}
