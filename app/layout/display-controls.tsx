import { useEffect, useSyncExternalStore } from 'react';
import {
  applySetting,
  currentSetting,
  defaultSettings,
  onSettingChange,
  themes,
  updateThemeColor,
  type DisplaySettings,
} from '#app/browser/display-settings.ts';
import styles from './display-controls.module.css';
import { useSite } from './site-context.ts';

/** Returns the current value of a setting, or its default during prerendering and hydration. */
function useSetting<Key extends keyof DisplaySettings>(setting: Key): DisplaySettings[Key] {
  return useSyncExternalStore(
    onSettingChange,
    () => currentSetting(setting),
    () => defaultSettings[setting],
  );
}

/** The theme selector, and the switch that stops all motion (WCAG 2.2, 2.2.2). */
export function DisplayControls() {
  const words = useSite().ui.display;
  const chosenTheme = useSetting('theme');
  const isPaused = useSetting('motion') === 'paused';
  // Stored settings are applied before the first paint; this updates the browser's own UI.
  useEffect(() => updateThemeColor(chosenTheme), [chosenTheme]);

  return (
    <div className={styles.controls}>
      <fieldset className={styles.themes}>
        <legend>{words.theme}</legend>
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={chosenTheme === theme}
              onChange={() => applySetting('theme', theme)}
            />
            <span>{words[theme]}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.motion}
        aria-pressed={isPaused}
        onClick={() => applySetting('motion', isPaused ? 'running' : 'paused')}
      >
        {words.pauseMotion}
      </button>
    </div>
  );
}
