import figures from '#content/figures.yaml';
import type { ReactNode } from 'react';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import styles from './diagram.module.css';

const { claims } = figures;
const dot = { cx: 5, cy: 5, r: 3.4 };

/** A thousand dots in rows of fifty; as many teal as the uptime promises, and the rest orange. */
function Uptime() {
  const lost = Math.round((100 - claims.uptime) * 10);
  return (
    <svg viewBox="0 0 500 200" aria-hidden="true">
      <pattern id="hours" width="10" height="10" patternUnits="userSpaceOnUse">
        <circle className={styles.teal} {...dot} />
      </pattern>
      <rect width="500" height="200" fill="url(#hours)" />
      {Array.from({ length: lost }, (_, index) => (
        <circle key={index} className={styles.alone} cx={365 - index * 10} cy="75" r="5" />
      ))}
    </svg>
  );
}

/** The usual time as a whole bar, ours over it, shorter by the figure. */
function Speed() {
  return (
    <svg className={styles.bars} aria-hidden="true">
      <rect className={styles.orange} width="100%" height="48" rx="24" />
      <rect className={styles.over} y="28" width={`${100 - claims.fasterDelivery}%`} height="48" rx="24" />
    </svg>
  );
}

function Compliance() {
  return (
    <svg viewBox="0 0 300 120" className={styles.small} aria-hidden="true">
      <circle className={styles.teal} cx="62" cy="60" r="58" />
      <circle className={styles.orangeOver} cx="140" cy="60" r="58" />
      <path className={styles.check} d="m86 60 11 12 20-24" />
    </svg>
  );
}

/** One circle for the cost, and as many beside it as the return is times the cost. */
function Return() {
  const times = Math.round(claims.roi / 100);
  return (
    <svg viewBox="0 0 360 100" className={styles.small} aria-hidden="true">
      {Array.from({ length: times }, (_, index) => (
        <circle key={index} className={styles.teal} cx={118 + index * 92} cy="50" r="46" />
      ))}
      <circle className={styles.orangeOver} cx="48" cy="50" r="46" />
    </svg>
  );
}

function Savings() {
  const kept = `${claims.costSavings}%`;
  return (
    <svg className={`${styles.bars} ${styles.pill}`} aria-hidden="true">
      <rect className={styles.teal} width={kept} height="100%" />
      <rect className={styles.orange} x={kept} width={`${100 - claims.costSavings}%`} height="100%" />
    </svg>
  );
}

/** Overlapping pairs of circles, ten people each. */
function People() {
  const pairs = Math.round(claims.professionals / 20);
  return (
    <svg viewBox={`0 0 260 ${Math.ceil(pairs / 10) * 26}`} aria-hidden="true">
      {Array.from({ length: pairs }, (_, index) => {
        const x = (index % 10) * 26;
        const y = 13 + Math.floor(index / 10) * 26;
        return (
          <g key={index} className={styles.pair}>
            <circle className={styles.teal} cx={x + 8} cy={y} r="8" />
            <circle className={styles.orangeOver} cx={x + 17} cy={y} r="8" />
          </g>
        );
      })}
    </svg>
  );
}

const diagrams: Partial<Record<IconName, () => ReactNode>> = {
  uptime: Uptime,
  speed: Speed,
  compliance: Compliance,
  roi: Return,
  savings: Savings,
  people: People,
};

/** A small true picture of an advantage's figure, built from the two shapes and the figure itself. */
export function Diagram({ of }: { of: IconName }) {
  const Drawing = diagrams[of];
  return Drawing ? <Drawing /> : null;
}
