import { afterPaint } from './after-paint.ts';

/** What a visitor may choose for the whole site. It is kept in this browser only. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export type DisplaySettings = { theme: Theme; motion: 'running' | 'paused' };

/** What the prerendered page shows, and what holds where nothing was chosen. */
export const defaultSettings: DisplaySettings = { theme: 'system', motion: 'running' };

type Setting = keyof DisplaySettings;

// What was chosen on this page: in force before the root element has it.
const chosen: Partial<DisplaySettings> = {};

/**
 * Remembers a setting at once, and applies it when its control has been painted: it may have the whole page styled anew.
 * The default leaves no trace: no attribute, nothing stored. Where storage is denied the choice holds until the next full
 * page load.
 */
export function applySetting<Key extends Setting>(setting: Key, value: DisplaySettings[Key]): void {
  const isDefault = value === defaultSettings[setting];
  chosen[setting] = value;
  try {
    if (isDefault) localStorage.removeItem(setting);
    else localStorage.setItem(setting, value);
  } catch {
    // The attribute alone does for this page.
  }
  for (const listener of listeners) listener();
  afterPaint(() => {
    const { dataset } = document.documentElement;
    if (isDefault) delete dataset[setting];
    else dataset[setting] = value;
  });
}

/** A setting in force: as it was chosen on this page, or as the document's root element has it from an earlier one. */
export function currentSetting<Key extends Setting>(setting: Key): DisplaySettings[Key] {
  const remembered = document.documentElement.dataset[setting] as DisplaySettings[Key] | undefined;
  return chosen[setting] ?? remembered ?? defaultSettings[setting];
}

const listeners = new Set<() => void>();

/** Calls a listener after every change; returns the way to stop. */
export function onSettingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the browser's own interface follow: each `theme-color` applies in its scheme, or in every one. */
export function paintBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = meta.dataset.scheme ?? '';
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = theme === scheme ? 'all' : 'not all';
  }
}
