import styles from './panel.module.css';

type PanelColor = 'teal' | 'orange';

/** The class of a panel in one office's colour. */
export function panelClass(color: PanelColor): string {
  return [styles.panel, styles[color]].filter(Boolean).join(' ');
}
