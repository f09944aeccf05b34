import type { ReactNode } from 'react';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';

type Shapes = { teal: ReactNode; orange: ReactNode };

const twoCircles: Shapes = {
  teal: <circle cx="28" cy="40" r="24" />,
  orange: <circle cx="52" cy="40" r="24" />,
};
const twoPeople: Shapes = {
  teal: <path d="M26 8a15 15 0 1 1 0 30 15 15 0 0 1 0-30ZM0 70a26 26 0 0 1 52 0Z" />,
  orange: <path d="M54 12a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM30 70a24 24 0 0 1 48 0Z" />,
};
const twoArrows: Shapes = { teal: <path d="M6 14 48 40 6 66Z" />, orange: <path d="M34 14 76 40 34 66Z" /> };

/** Each drawing is two flat shapes, one per office; where they overlap, the blend makes the third. */
const shapes: Record<IconName, Shapes> = {
  strategy: { teal: <circle cx="28" cy="44" r="25" />, orange: <path d="M50 10 79 66H21Z" /> },
  model: {
    teal: <rect x="3" y="16" width="47" height="48" rx="9" />,
    orange: <circle cx="54" cy="40" r="23" />,
  },
  automation: twoCircles,
  transformation: {
    teal: <rect x="6" y="29" width="68" height="22" rx="11" />,
    orange: <rect x="29" y="6" width="22" height="68" rx="11" />,
  },
  commerce: { teal: <path d="M4 28h56l-9 40H13Z" />, orange: <circle cx="53" cy="28" r="21" /> },
  staffing: twoPeople,
  cost: { teal: <circle cx="30" cy="46" r="27" />, orange: <circle cx="57" cy="30" r="18" /> },
  'time-zone': {
    teal: <rect x="2" y="16" width="56" height="28" rx="14" />,
    orange: <rect x="22" y="36" width="56" height="28" rx="14" />,
  },
  culture: {
    teal: <path d="M4 62V36a26 26 0 1 1 26 26Z" />,
    orange: <path d="M76 70V46a23 23 0 1 0-23 24Z" />,
  },
  talent: { teal: <path d="M40 6 78 72H2Z" />, orange: <circle cx="40" cy="50" r="20" /> },
  travel: {
    teal: <path d="M2 66a38 38 0 0 1 76 0Z" />,
    orange: <rect x="2" y="31" width="76" height="16" rx="8" transform="rotate(-38 40 39)" />,
  },
  delivery: twoArrows,
  uptime: {
    teal: <circle cx="40" cy="40" r="34" />,
    orange: <rect x="33" y="14" width="42" height="34" rx="17" />,
  },
  speed: twoArrows,
  compliance: {
    teal: <path d="M40 4 72 16v24c0 18-14 30-32 36C22 70 8 58 8 40V16Z" />,
    orange: <circle cx="54" cy="52" r="20" />,
  },
  roi: {
    teal: <rect x="6" y="40" width="40" height="32" rx="6" />,
    orange: <rect x="34" y="8" width="40" height="64" rx="6" />,
  },
  savings: { teal: <circle cx="34" cy="42" r="30" />, orange: <path d="M34 42h42A30 30 0 0 0 46 12v30Z" /> },
  people: twoPeople,
  mission: { teal: <circle cx="36" cy="44" r="32" />, orange: <circle cx="54" cy="26" r="20" /> },
  vision: {
    teal: <path d="M2 40C14 20 26 14 40 14s26 6 38 26C66 60 54 66 40 66S14 60 2 40Z" />,
    orange: <circle cx="40" cy="40" r="18" />,
  },
  global: {
    teal: <circle cx="40" cy="40" r="34" />,
    orange: <rect x="2" y="30" width="76" height="20" rx="10" />,
  },
};

/** A decorative drawing of the brand's family; its size is the font's, through `--icon-size`. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const { teal, orange } = shapes[name];
  return (
    <svg
      className={[styles.icon, className].filter(Boolean).join(' ')}
      viewBox="0 0 80 80"
      aria-hidden="true"
    >
      <g className={styles.teal}>{teal}</g>
      <g className={styles.orange}>{orange}</g>
    </svg>
  );
}
