import logo from 'virtual:logo';
import styles from './logo.module.css';

/** The brand logo, from content/logo.svg. Decorative: the company's name is next to it. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox={`0 0 ${logo.width} ${logo.height}`} aria-hidden="true">
      {logo.shapes.map(({ tag: Shape, fill, attributes }, index) => (
        <Shape
          // Two may be the same, and none moves.
          // eslint-disable-next-line react/no-array-index-key
          key={index}
          className={fill && styles[fill]}
          fill={fill?.startsWith('#') ? fill : undefined}
          {...attributes}
        />
      ))}
    </svg>
  );
}
