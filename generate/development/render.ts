import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { render as Render } from '#app/entry-prerender.tsx';

/** Renders an address from the sources as they are now; see app/entry-prerender.tsx. */
export async function renderSources(server: ViteDevServer, address: string): Promise<string> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the development server cannot run modules');
  const { render } = await ssr.runner.import<{ render: typeof Render }>('/app/entry-prerender.tsx');
  return render(address);
}
