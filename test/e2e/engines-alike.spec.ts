/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page must bring its functions along */
import { everyAddress, expect, notFoundComplaints, test, visit } from './everyone-fixtures.ts';

test.use({ expectedComplaints: notFoundComplaints });

test.skip(({ isMobile }) => isMobile, 'the rules hold on every width, and the widest page has most of them');

/** What the open page has that WebKit is known to draw unlike other engines. */
function drawnUnlike(): string[] {
  const found: string[] = [];
  const name = (element: Element) => `${element.tagName} ${element.textContent.slice(0, 40)}`;
  for (const element of document.querySelectorAll('svg text')) {
    const { stroke, letterSpacing, dominantBaseline, fontSize } = getComputedStyle(element);
    // Each letter's stroke would cover the letter before it.
    if (stroke !== 'none' && !['normal', '0px'].includes(letterSpacing))
      found.push(`letter-spacing in stroked text: ${name(element)}`);
    // Each size would be centred by itself, on a baseline of its own.
    const sizes = [...element.querySelectorAll('tspan')].map((part) => getComputedStyle(part).fontSize);
    if (dominantBaseline !== 'auto' && sizes.some((size) => size !== fontSize))
      found.push(`dominant-baseline over sizes: ${name(element)}`);
  }
  // An animation gives an HTML element a layer of its own, which is laid over the others without its blend.
  for (const element of document.querySelectorAll('body, body :not(svg, svg *)'))
    for (const part of [undefined, '::before', '::after']) {
      const { animationName, mixBlendMode, content } = getComputedStyle(element, part);
      const isThere = !part || content !== 'none';
      if (isThere && animationName !== 'none' && mixBlendMode !== 'normal')
        found.push(`mix-blend-mode with an animation: ${name(element)}`);
    }
  // With a box, floated or not, it stands above the row that its fieldset is.
  for (const legend of document.querySelectorAll('legend')) {
    const row = getComputedStyle(legend.parentElement!).display;
    if (row === 'flex' && getComputedStyle(legend).display !== 'contents')
      found.push(`legend in a row: ${name(legend)}`);
  }
  return found;
}

for (const address of everyAddress) {
  test(`${address} has nothing that WebKit draws unlike the others`, async ({ page }) => {
    await visit(page, address);
    expect(await page.evaluate(drawnUnlike)).toEqual([]);
  });
}
