import type { Page } from '@playwright/test';

type Rects = Record<'previousRect' | 'currentRect', DOMRectReadOnly>;
type Shift = PerformanceEntry & { value: number; sources: ({ node: Node | null } & Rects)[] };

/**
 * Returns the layout shifts while a document was loading, if a visitor could notice them: their sum, rounded to 0.000 as the
 * metric is reported (https://web.dev/articles/cls), and what moved.
 */
export async function shiftsOfLoad(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Fonts are ready one frame before text is laid out in them.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 50));
    observer.disconnect();
    const sum = shifts.reduce((total, { value }) => total + value, 0).toFixed(3);
    const moved = shifts.flatMap(({ startTime, sources }) =>
      sources.map(({ node, previousRect: from, currentRect: to }) => {
        const rects = [from, to].map(({ x, y, width, height }) => [x, y, width, height].join(' '));
        return `${Math.round(startTime)} ms, ${node?.textContent?.slice(0, 40)}: ${rects.join(' → ')}`;
      }),
    );
    return sum === '0.000' ? [] : [[sum, ...moved].join('\n')];
  });
}

/**
 * Records from now on what a visitor would notice: any layout shift, also after input, and text that is removed or
 * changed. Not text that is added, and not the text of what becomes live: the tools with their business case, and the
 * charts of a day, which the home page redraws with the visitor's.
 *
 * @returns a function that returns what has been recorded
 */
export async function recordChanges(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const found: string[] = [];
    Object.assign(window, { changes: found });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        found.push(`${value} moved: ${sources.map(({ node }) => node?.textContent).join('; ')}`);
    }).observe({ type: 'layout-shift' });
    const live = new Set(
      document.querySelectorAll(
        '[aria-labelledby=planner], [aria-labelledby=estimate], [aria-labelledby=case], [data-boundary]:has(figure)',
      ),
    );
    const isLive = (node: Node | null): boolean =>
      node !== null && (live.has(node as Element) || isLive(node.parentNode));
    new MutationObserver((records) => {
      for (const { target, oldValue, removedNodes } of records) {
        if (isLive(target)) continue;
        if (oldValue?.trim()) found.push(`"${oldValue}" became "${target.textContent}"`);
        for (const node of removedNodes) {
          const isText = node.nodeType !== Node.COMMENT_NODE && node.textContent?.trim();
          if (isText) found.push(`"${node.textContent}" went`);
        }
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      characterDataOldValue: true,
    });
  });
  return () =>
    page.evaluate(async () => {
      // Shifts are reported after the frame that shows them.
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      );
      return Reflect.get(window, 'changes') as string[];
    });
}
