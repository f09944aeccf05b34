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
import { SharedDay } from '#app/layout/shared-day/shared-day.tsx';
import { WaysOn } from '#app/layout/ways-on.tsx';
import styles from './hero.module.css';

// The longest line that fits in the column at full size, in characters.
const maxLineLength = 16;

function Hero({ words: { hero, sharedDay } }: { words: Words['home'] }) {
  const lines = hero.headline.split('\n');
  const isLong = lines.some((line) => line.length > maxLineLength);
  return (
    <div className={`wrap ${styles.hero}`}>
      <div className="columns">
        <h1 tabIndex={-1} className={isLong ? styles.longLines : undefined}>
          {lines.map((line, index) => (
            <span key={line}>{index < lines.length - 1 ? `${line} ` : line}</span>
          ))}
        </h1>
        <div>
          <p className={styles.lead}>{hero.lead}</p>
          <WaysOn page="nearshoring" words={hero.secondary} />
        </div>
      </div>
      <DeferredContent>
        <SharedDay words={sharedDay} hasVisitor />
      </DeferredContent>
    </div>
  );
}

// For articles: a chart in a separate chunk would make this page's script larger.
export { SharedDay } from '#app/layout/shared-day/shared-day.tsx';

const shares = overlapShares(figures.overlap);

export default function Home({ words }: { words: Words['home'] }) {
  const { ui } = useSite();
  return (
    <>
      <Hero words={words} />
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
