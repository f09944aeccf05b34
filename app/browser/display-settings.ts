import { afterPaint } from './after-paint.ts';

/** The display settings of the whole site, stored in the visitor's browser only. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export type DisplaySettings = { theme: Theme; motion: 'running' | 'paused' };

/** The settings of the prerendered page and of visitors who have chosen nothing. */
export const defaultSettings: DisplaySettings = { theme: 'system', motion: 'running' };

type Setting = keyof DisplaySettings;

// Chosen since this page loaded: effective before the root element has the attribute.
const chosen: Partial<DisplaySettings> = {};

/**
 * Stores a setting immediately, and applies it after its control has been painted, because it may restyle the whole page.
 * The default is represented by no attribute and nothing stored. If storage is denied, the choice lasts until the next
 * document load.
 */
export function applySetting<Key extends Setting>(setting: Key, value: DisplaySettings[Key]): void {
  const isDefault = value === defaultSettings[setting];
  chosen[setting] = value;
  try {
    if (isDefault) localStorage.removeItem(setting);
    else localStorage.setItem(setting, value);
  } catch {
    // Storage is denied; the attribute is enough for this page.
  }
  for (const listener of listeners) listener();
  afterPaint(() => {
    const { dataset } = document.documentElement;
    if (isDefault) delete dataset[setting];
    else dataset[setting] = value;
  });
}

/** Returns the current value of a setting: chosen on this page, or stored by an earlier one, or the default. */
export function currentSetting<Key extends Setting>(setting: Key): DisplaySettings[Key] {
  const remembered = document.documentElement.dataset[setting] as DisplaySettings[Key] | undefined;
  return chosen[setting] ?? remembered ?? defaultSettings[setting];
}

const listeners = new Set<() => void>();

/** Another document may have changed the settings. The boot script, whose listeners are older, has applied that. */
function onOtherDocument(): void {
  delete chosen.theme;
  delete chosen.motion;
  for (const listener of listeners) listener();
}

/** Adds a listener for every change, also of another document; returns a function that removes it. */
export function onSettingChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', onOtherDocument);
  addEventListener('pageshow', onOtherDocument);
  return () => listeners.delete(listener);
}

/** Updates the colour of the browser's own UI: enables the `theme-color` of the theme, or each one in its colour scheme. */
export function updateThemeColor(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = meta.dataset.scheme ?? '';
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = theme === scheme ? 'all' : 'not all';
  }
}
