import figures from '#content/figures.yaml';
import type { Words } from '#generate/content/schema.ts';
import { BelowTheHead } from '#app/layout/below-the-head.tsx';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { OverlapBars } from '#app/ui/overlap-bars/overlap-bars.tsx';
import { CoreServices } from './core-services.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';

const { nearshore, offshore, onshore } = figures.overlap;
const models = [nearshore, offshore, [onshore, onshore]] as const;
const longest = Math.max(...models.flat());

/** The hours that each delivery model shares, in the order of the words, in per cent of the most. */
const shares = models.map(([low, high]) => [(low / longest) * 100, (high / longest) * 100] as const);

export default function Home({ words }: { words: Words['home'] }) {
  return (
    <>
      <Hero words={words.hero} sharedDay={words.sharedDay} />
      <BelowTheHead>
        <dl className={`wrap ${styles.stats}`}>
          {words.stats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <CoreServices words={words.services} />
        <CallToAction title={words.overlap.title} text={words.overlap.text}>
          <OverlapBars
            rows={words.overlap.rows.map((row, index) => ({ ...row, share: shares[index] ?? [0, 0] }))}
          />
        </CallToAction>
      </BelowTheHead>
    </>
  );
}
