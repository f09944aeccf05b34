const leastTime = 2000;

/**
 * Resolves once two seconds have passed since `opened`, on the clock of `performance.now()`. Nobody fills in a form faster;
 * somebody whose draft is still there may send it at once, so an early message waits instead of being refused.
 */
export function leastTimeSince(opened: number): Promise<void> {
  const left = opened + leastTime - performance.now();
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, left));
  });
}
