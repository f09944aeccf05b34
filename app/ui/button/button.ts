import styles from './button.module.css';

export type ButtonTone = 'action' | 'accent' | 'quiet';

export function buttonClass(tone: ButtonTone = 'action', size: 'regular' | 'small' = 'regular'): string {
  return [styles.button, styles[tone], size === 'small' && styles.small].filter(Boolean).join(' ');
}
