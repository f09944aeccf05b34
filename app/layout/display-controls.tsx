import { useEffect } from 'react';
import styles from './display-controls.module.css';
import { useSite } from './site-context.ts';

const themes = ['system', 'light', 'dark'] as const;

/** Updates the color of the browser's UI: enables the `theme-color` of the theme, or each one in its color scheme. */
function updateThemeColor(): void {
  const { theme = 'system' } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = meta.dataset;
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = theme === scheme ? 'all' : 'not all';
  }
}

/** The theme, and the switch that stops all motion (WCAG 2.2, 2.2.2). app/boot.ts applies and stores them, so they work at once. */
export function DisplayControls() {
  const words = useSite().ui.display;
  // Before the first paint only the page itself has its colors. Later the boot script has applied a theme first: its
  // listeners are older.
  useEffect(() => {
    const controller = new AbortController();
    updateThemeColor();
    for (const type of ['change', 'storage', 'pageshow'])
      addEventListener(type, updateThemeColor, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return (
    <div className={styles.controls}>
      <fieldset className={styles.themes}>
        <legend>{words.theme}</legend>
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              value={theme === 'system' ? '' : theme}
              defaultChecked={theme === 'system'}
            />
            <span>{words[theme]}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        name="motion"
        className={styles.motion}
        aria-pressed="false"
        suppressHydrationWarning
      >
        {words.pauseMotion}
      </button>
    </div>
  );
}
