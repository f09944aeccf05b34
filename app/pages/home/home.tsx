import type { Words } from '#app/content/schema.ts';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { OverlapBars } from '#app/ui/overlap-bars/overlap-bars.tsx';
import { CoreServices } from './core-services.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';

export default function Home({ words }: { words: Words['home'] }) {
  return (
    <>
      <Hero words={words.hero} sharedDay={words.sharedDay} />
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
        <OverlapBars rows={words.overlap.rows} />
      </CallToAction>
    </>
  );
}
