import styles from './icon.module.css';
import { icons, type IconName } from '#packages/site/icons.ts';
import { Shape } from './shape.tsx';

/** A decorative icon in the brand's style. `--icon-size` sets its size, relative to the font. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const { primary, secondary } = icons[name];
  return (
    <svg
      className={[styles.icon, className].filter(Boolean).join(' ')}
      viewBox="0 0 80 80"
      aria-hidden="true"
    >
      <g className={styles.primary}>
        <Shape drawing={primary} />
      </g>
      <g className={styles.secondary}>
        <Shape drawing={secondary} />
      </g>
    </svg>
  );
}
