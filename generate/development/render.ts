import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { render as Render } from '#app/entry-prerender.tsx';
import type { PageData } from './development.ts';
import { partsOf } from './handler.ts';

export type Renderer = {
  /** The HTML inside the root element at an address; see app/entry-prerender.tsx. */
  render: (address: string) => Promise<string>;
  invalidate: () => void;
};

/** Renders one page at a time, so that a change never mixes old and new modules in one page. */
export function createRenderer(server: ViteDevServer, pageData: PageData): Renderer {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the development server cannot run modules');
  const { runner } = ssr;
  let isStale = false;
  let changes = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function renderNow(address: string): Promise<string> {
    if (isStale) runner.clearCache();
    // Stays stale until a render succeeds, because failed modules must not be reused.
    isStale = true;
    const before = changes;
    const { render } = await runner.import<{ render: typeof Render }>('/app/entry-prerender.tsx');
    const { pathname } = partsOf(address);
    const body = await render(address, await pageData(server.config.root, pathname));
    isStale = changes !== before;
    return body;
  }

  return {
    render(address) {
      const result = last.then(() => renderNow(address));
      last = result.catch(() => {});
      return result;
    },
    invalidate() {
      changes += 1;
      isStale = true;
    },
  };
}
