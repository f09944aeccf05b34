import { compositions, type CompositionName } from '#packages/site/compositions.ts';
import { Shape } from '#app/ui/icon/shape.tsx';
import styles from './large-shapes.module.css';

/** A page's two shapes, as large as its box and cropped by it. Decorative. */
export function LargeShapes({ name }: { name: CompositionName }) {
  const [primary, secondary] = compositions[name];
  return (
    <svg
      className={styles.shapes}
      viewBox="800 95 400 440"
      preserveAspectRatio="xMinYMid slice"
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
