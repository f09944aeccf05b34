/** For work that restyles the whole page, which would delay the visible response: https://web.dev/articles/optimize-inp */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
