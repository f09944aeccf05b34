import type { Page } from '@playwright/test';

export async function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );
}

/**
 * Returns what is wrong with the animations of a page: endless ones must take 4 to 25 seconds, others less than 0.7
 * seconds, and those that are running may animate nothing that needs layout or paint.
 */
export async function animationFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const timings = [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const [durations, counts] = [style.animationDuration, style.animationIterationCount].map((list) =>
          list.split(', '),
        );
        return style.animationName.split(', ').flatMap((name, at) => {
          const seconds = Number.parseFloat(durations?.[at] ?? '');
          const isEndless = counts?.[at] === 'infinite';
          const isGood = isEndless ? seconds >= 4 && seconds <= 25 : seconds < 0.7;
          return name === 'none' || isGood ? [] : [`${name} takes ${seconds} s`];
        });
      }),
    );
    const allowed = new Set(['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity']);
    const heavy = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap((animation) => {
        const name = animation instanceof CSSAnimation ? animation.animationName : 'transition';
        const properties = (animation.effect as KeyframeEffect).getKeyframes().flatMap(Object.keys);
        return properties.filter((each) => !allowed.has(each)).map((each) => `${name} animates ${each}`);
      });
    return [...new Set([...timings, ...heavy])];
  });
}
