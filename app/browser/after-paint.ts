/**
 * Runs a callback after the next paint. For work that restyles the whole page, so that it does not delay the visible
 * response to an interaction: https://web.dev/articles/optimize-inp
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
