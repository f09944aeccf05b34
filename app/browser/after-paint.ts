/**
 * Runs something that has the whole page styled anew once the browser has painted what an interaction changed at first,
 * so that the answer does not wait for it: https://web.dev/articles/optimize-inp
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
