/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page must bring its functions along */
import { everyAddress, expect, notFoundComplaints, test, visit } from './document-fixtures.ts';

test.use({ expectedComplaints: notFoundComplaints });

/** Finds styles in the page that WebKit is known to render differently. */
function drawnUnlike(): string[] {
  const found: string[] = [];
  const name = (element: Element) => `${element.tagName} ${element.textContent.slice(0, 40)}`;
  for (const element of document.querySelectorAll('svg text')) {
    const { stroke, letterSpacing, dominantBaseline, fontSize } = getComputedStyle(element);
    // WebKit strokes each letter over the previous one.
    if (stroke !== 'none' && !['normal', '0px'].includes(letterSpacing))
      found.push(`letter-spacing in stroked text: ${name(element)}`);
    // WebKit centres each size separately.
    const sizes = [...element.querySelectorAll('tspan')].map((part) => getComputedStyle(part).fontSize);
    if (dominantBaseline !== 'auto' && sizes.some((size) => size !== fontSize))
      found.push(`dominant-baseline over sizes: ${name(element)}`);
  }
  // An animation promotes an HTML element to a layer that WebKit composites without its blend mode.
  for (const element of document.querySelectorAll('body, body :not(svg, svg *)'))
    for (const part of [undefined, '::before', '::after']) {
      const { animationName, mixBlendMode, content } = getComputedStyle(element, part);
      const isThere = !part || content !== 'none';
      if (isThere && animationName !== 'none' && mixBlendMode !== 'normal')
        found.push(`mix-blend-mode with an animation: ${name(element)}`);
    }
  // With a box, WebKit places a legend above its fieldset's row.
  for (const legend of document.querySelectorAll('legend')) {
    const row = getComputedStyle(legend.parentElement!).display;
    if (row === 'flex' && getComputedStyle(legend).display !== 'contents')
      found.push(`legend in a row: ${name(legend)}`);
  }
  return found;
}

for (const address of everyAddress) {
  test(`${address} has nothing that WebKit renders differently`, async ({ page }) => {
    await visit(page, address);
    expect(await page.evaluate(drawnUnlike)).toEqual([]);
  });
}
