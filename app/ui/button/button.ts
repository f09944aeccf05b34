import styles from './button.module.css';

export type ButtonTone = 'action' | 'accent' | 'quiet';

/** The class of a button, or of a link that looks like one. */
export function buttonClass(tone: ButtonTone = 'action', size: 'regular' | 'small' = 'regular'): string {
  return [styles.button, styles[tone], size === 'small' && styles.small].filter(Boolean).join(' ');
}
