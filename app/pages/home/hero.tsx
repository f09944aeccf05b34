import type { Words } from '#packages/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { SharedDay } from '#app/layout/shared-day/shared-day.tsx';
import { WaysOn } from '#app/layout/ways-on.tsx';
import styles from './hero.module.css';

type HeroProps = { words: Words['home']['hero']; sharedDay: Words['home']['sharedDay'] };

// The longest line that fits in the column at full size, in characters.
const maxLineLength = 16;

export function Hero({ words, sharedDay }: HeroProps) {
  const lines = words.headline.split('\n');
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
          <p className={styles.lead}>{words.lead}</p>
          <WaysOn page="nearshoring" name={words.secondary} />
        </div>
      </div>
      <DeferredContent>
        <SharedDay words={sharedDay} hasVisitor />
      </DeferredContent>
    </div>
  );
}
