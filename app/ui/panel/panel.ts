import styles from './panel.module.css';

type PanelColor = 'primary' | 'secondary';

export function panelClass(color: PanelColor): string {
  return [styles.panel, styles[color]].filter(Boolean).join(' ');
}
