import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { render as Render } from '#app/entry-prerender.tsx';

/** Renders pages from the sources as they are now. */
export type Renderer = {
  /** The HTML inside the root element at an address; see app/entry-prerender.tsx. */
  render: (address: string) => Promise<string>;
  /** Has the next page rendered from modules that are loaded anew: a source has changed. */
  forget: () => void;
};

/** One page after the other, so that a change never leaves half of a page's modules old. */
export function createRenderer(server: ViteDevServer): Renderer {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the development server cannot run modules');
  const { runner } = ssr;
  let isStale = false;
  let changes = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function renderNow(address: string): Promise<string> {
    if (isStale) runner.clearCache();
    // Until it has worked: what failed must not be taken from the cache.
    isStale = true;
    const before = changes;
    const { render } = await runner.import<{ render: typeof Render }>('/app/entry-prerender.tsx');
    const body = await render(address);
    isStale = changes !== before;
    return body;
  }

  return {
    render(address) {
      const result = last.then(() => renderNow(address));
      last = result.catch(() => {});
      return result;
    },
    forget() {
      changes += 1;
      isStale = true;
    },
  };
}
