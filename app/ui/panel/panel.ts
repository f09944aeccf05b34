import styles from './panel.module.css';

type PanelColor = 'teal' | 'orange';

export function panelClass(color: PanelColor): string {
  return [styles.panel, styles[color]].filter(Boolean).join(' ');
}
