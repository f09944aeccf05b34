const minFillTime = 2000;

/**
 * Resolves two seconds after `opened`, a timestamp of `performance.now()`. Nobody fills in a form faster, but a visitor
 * with a restored draft may send it at once, so an early message waits instead of being rejected.
 */
export function waitForMinFillTime(opened: number): Promise<void> {
  const left = opened + minFillTime - performance.now();
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, left));
  });
}
