import type { NearshoreAdvantage, Words } from '#packages/content/schema.ts';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { splitSavings } from './split-savings.ts';
import { Check } from '#app/ui/icon/arrow.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { panelClass } from '#app/ui/panel/panel.ts';
import styles from './advantages.module.css';
import figures from '#content/figures.yaml';
import type { DrawingName } from '#packages/site/drawn-figures.ts';
import { overlapShares } from '#packages/site/models.ts';
import { Circles } from '#app/ui/circles/circles.tsx';
import { OverlapBars, type OverlapBar } from '#app/ui/overlap-bars/overlap-bars.tsx';

const { claims, savings, overlap } = figures;
const [least, most] = savings.nearshore;
const hours = overlapShares(overlap);
const faster = 100 - claims.fasterDelivery;

type NearshoringWords = Pick<Words['nearshoring'], 'advantages' | 'comparison' | 'hours'>;

/** A figure, drawn to scale. Decorative: the figure is next to it as text. */
function Drawing({ name, words }: { name: DrawingName; words: NearshoringWords }) {
  if (name === 'professionals') return <Circles count={claims.professionals} />;
  const { onshore } = words.comparison.columns;
  const { model } = words.hours.nearshore;
  const { usual, ours } = words.advantages;
  // A bar for what is usual, or the client's, and one for what nearshoring makes of it.
  const bars: Record<typeof name, readonly OverlapBar[]> = {
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
  return <OverlapBars rows={bars[name]} />;
}

const noteId = 'verified-note';

function Advantage({ advantage, words }: { advantage: NearshoreAdvantage; words: NearshoringWords }) {
  const { verified, verifiedNote } = words.advantages;
  const { icon, color, title, savings, description, draws, evidence } = advantage;
  const { figure, caption } = splitSavings(savings);
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <Icon name={icon} />
        <h3>{title}</h3>
        <p className={styles.savings}>{savings}</p>
        <p className={styles.description}>{description}</p>
        {evidence ? (
          <Disclosure
            facts={evidence.facts}
            title={
              <span className={styles.tag}>
                {/* A seal only where somebody is named who has confirmed it. */}
                {evidence.isConfirmed && (
                  <span className={styles.check}>
                    <Check />
                  </span>
                )}
                {verified}
              </span>
            }
          />
        ) : (
          <button type="button" className={styles.tag} aria-describedby={noteId} data-tooltip={verifiedNote}>
            {verified}
          </button>
        )}
      </div>
      {/* A visual duplicate of the text above. */}
      <div className={`${panelClass(color)} ${styles.panel}`} aria-hidden="true">
        {draws && <Drawing name={draws} words={words} />}
        <p className={styles.figure}>{`${figure} `}</p>
        <p className={styles.caption}>{caption}</p>
      </div>
    </li>
  );
}

export function Advantages({ words }: { words: NearshoringWords }) {
  const { title, items, verified, verifiedNote } = words.advantages;
  return (
    <section className={`wrap ${styles.advantages}`} aria-labelledby="advantages">
      <SectionHeading id="advantages" title={title} />
      <ul>
        {items.map((advantage) => (
          <Advantage key={advantage.title} advantage={advantage} words={words} />
        ))}
      </ul>
      {items.some(({ evidence }) => !evidence) && (
        <p id={noteId} className={styles.note}>
          {`${verified}: ${verifiedNote}`}
        </p>
      )}
    </section>
  );
}
