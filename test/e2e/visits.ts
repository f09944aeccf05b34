import type { BrowserContext } from '@playwright/test';

/** Records the counts that pages request from now on: `view /about`. */
export function countsOf(context: BrowserContext): string[] {
  const counts: string[] = [];
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/visits')
      counts.push([...searchParams].map(([what, page]) => `${what} ${page}`).join());
  });
  return counts;
}
