import { useEffect, useState } from 'react';
import {
  applySetting,
  currentSettings,
  defaultSettings,
  paintBrowser,
  themes,
  type DisplaySettings,
} from '#app/site/display-settings.ts';
import styles from './display-controls.module.css';
import { useSite } from './site-context.ts';

/** The visitor's choice of theme, and the switch that stops all motion (WCAG 2.2, 2.2.2). */
export function DisplayControls() {
  const words = useSite().ui.display;
  const [settings, setSettings] = useState(defaultSettings);

  // What is stored was applied before the first paint; the controls learn of it after hydration.
  useEffect(() => {
    const current = currentSettings();
    setSettings(current);
    paintBrowser(current.theme);
  }, []);

  function choose<Key extends keyof DisplaySettings>(setting: Key, value: DisplaySettings[Key]): void {
    applySetting(setting, value);
    setSettings(currentSettings());
  }

  const isPaused = settings.motion === 'paused';
  return (
    <div className={styles.controls} role="group" aria-label={words.title}>
      <fieldset className={styles.themes}>
        <legend>{words.theme}</legend>
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={settings.theme === theme}
              onChange={() => choose('theme', theme)}
            />
            <span>{words[theme]}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.motion}
        aria-pressed={isPaused}
        onClick={() => choose('motion', isPaused ? 'running' : 'paused')}
      >
        {words.pauseMotion}
      </button>
    </div>
  );
}
