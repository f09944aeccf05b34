/** The display settings of the whole site. The boot script applies and stores them, on every page and at any time. */
export const themes = ['system', 'light', 'dark'] as const;

export function isMotionPaused(): boolean {
  return document.documentElement.dataset.motion === 'paused';
}

/** Updates the color of the browser's UI: enables the `theme-color` of the theme, or each one in its color scheme. */
export function updateThemeColor(): void {
  const { theme = 'system' } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = meta.dataset;
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = theme === scheme ? 'all' : 'not all';
  }
}
