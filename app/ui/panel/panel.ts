import styles from './panel.module.css';

export type PanelColor = 'teal' | 'orange';

/** The class of a flat panel in one office's colour; the other's shape meets it in the corner. */
export function panelClass(color: PanelColor): string {
  return [styles.panel, styles[color]].filter(Boolean).join(' ');
}
