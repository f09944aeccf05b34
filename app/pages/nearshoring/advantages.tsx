import type { NearshoreAdvantage, Words } from '#packages/content/schema.ts';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Drawing } from './drawing.tsx';
import { splitSavings } from './split-savings.ts';
import { Check } from '#app/ui/icon/arrow.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { panelClass } from '#app/ui/panel/panel.ts';
import styles from './advantages.module.css';

type AdvantagesProps = { words: Pick<Words['nearshoring'], 'advantages' | 'comparison' | 'hours'> };
type AdvantageProps = AdvantagesProps & { advantage: NearshoreAdvantage };

const noteId = 'verified-note';

function Advantage({ advantage, words }: AdvantageProps) {
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

export function Advantages({ words }: AdvantagesProps) {
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
