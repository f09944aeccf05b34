import type { Page } from '@playwright/test';

/** Returns the elements whose styles WebKit is known to render differently. */
export async function webkitDifferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const add = (what: string, element: Element) =>
      found.push(`${what}: ${element.tagName} ${element.textContent.slice(0, 40)}`);
    for (const element of document.querySelectorAll('svg text')) {
      const { stroke, letterSpacing, dominantBaseline, fontSize } = getComputedStyle(element);
      // WebKit strokes each letter over the previous one.
      if (stroke !== 'none' && !['normal', '0px'].includes(letterSpacing))
        add('letter-spacing in stroked text', element);
      // WebKit centres each size separately.
      const sizes = [...element.querySelectorAll('tspan')].map((part) => getComputedStyle(part).fontSize);
      if (dominantBaseline !== 'auto' && sizes.some((size) => size !== fontSize))
        add('dominant-baseline over sizes', element);
    }
    // An animation promotes an HTML element to a layer that WebKit composites without its blend mode.
    for (const element of document.querySelectorAll('body, body :not(svg, svg *)'))
      for (const part of [undefined, '::before', '::after']) {
        const { animationName, mixBlendMode, content } = getComputedStyle(element, part);
        const isThere = !part || content !== 'none';
        if (isThere && animationName !== 'none' && mixBlendMode !== 'normal')
          add('mix-blend-mode with an animation', element);
      }
    // With a box, WebKit places a legend above its fieldset's row.
    for (const legend of document.querySelectorAll('legend')) {
      const row = legend.parentElement && getComputedStyle(legend.parentElement).display;
      if (row === 'flex' && getComputedStyle(legend).display !== 'contents') add('legend in a row', legend);
    }
    return found;
  });
}
