import type { Words } from '#packages/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { PageLink } from '#app/layout/page-link.tsx';
import { SharedDay } from '#app/layout/shared-day/shared-day.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Arrow } from '#app/ui/icon/arrow.tsx';
import styles from './hero.module.css';

type HeroProps = { words: Words['home']['hero']; sharedDay: Words['home']['sharedDay'] };

// The longest line that fits in the column at full size, in characters.
const maxLineLength = 16;

/** The headline with the line breaks of the content, and the chart of the shared day. */
export function Hero({ words, sharedDay }: HeroProps) {
  const { ui } = useSite();
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
          <p className={styles.ways}>
            <PageLink page="contact" className={buttonClass()}>
              {ui.getStarted}
              <Arrow />
            </PageLink>
            <PageLink page="nearshoring" className={styles.secondary}>
              {words.secondary}
            </PageLink>
          </p>
        </div>
      </div>
      <DeferredContent>
        <SharedDay words={sharedDay} hasVisitor />
      </DeferredContent>
    </div>
  );
}
