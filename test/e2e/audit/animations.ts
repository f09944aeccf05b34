import type { Page } from '@playwright/test';

/** Returns the names of the running animations and transitions. */
export async function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );
}

/**
 * Returns what is wrong with the running animations that are endless or longer than five seconds: they must take 4 to
 * 25 seconds and animate nothing that needs layout or paint. Others must take less than 0.7 seconds.
 */
export async function animationFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const { duration, iterations } = effect.getComputedTiming();
      const seconds = Number(duration) / 1000;
      if (animation.playState !== 'running' || (iterations !== Infinity && seconds <= 5)) return [];
      const name = animation instanceof CSSAnimation ? animation.animationName : 'transition';
      const allowed = new Set(['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity']);
      const others = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      return [
        ...(seconds < 4 || seconds > 25 ? [`${name} takes ${seconds} s`] : []),
        ...others.filter((property) => !allowed.has(property)).map((each) => `${name} animates ${each}`),
      ];
    }),
  );
}
