import figures from '#content/figures.yaml';
import type { Words } from '#packages/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { CoreServices } from '#app/layout/blocks/core-services.tsx';
import { Statistics } from '#app/layout/blocks/statistics.tsx';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { Proof } from '#app/layout/proof/proof.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { models, overlapShares } from '#packages/site/models.ts';
import { OverlapBars } from '#app/ui/overlap-bars/overlap-bars.tsx';
import { Hero } from './hero.tsx';

// For articles: a chart in a separate chunk would make this page's script larger.
export { SharedDay } from '#app/layout/shared-day/shared-day.tsx';

const shares = overlapShares(figures.overlap);

export default function Home({ words }: { words: Words['home'] }) {
  const { ui } = useSite();
  return (
    <>
      <Hero words={words.hero} sharedDay={words.sharedDay} />
      <DeferredContent>
        <Statistics words={words.stats} />
        <CoreServices words={words.services} />
        {words.proof && <Proof {...words.proof} />}
        <CallToAction title={words.overlap.title} text={words.overlap.text}>
          {ui.navigation.nearshoring !== undefined && (
            <OverlapBars
              rows={models.map((model) => ({
                ...words.overlap.rows[model],
                of: model,
                share: shares[model],
              }))}
            />
          )}
        </CallToAction>
      </DeferredContent>
    </>
  );
}
