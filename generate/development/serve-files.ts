import type { Connect, ViteDevServer } from 'vite';
import { currentSite } from '#packages/content/site.ts';
import { discoveryFiles } from '../discovery/discovery-files.ts';
import type { SiteFile } from '../discovery/site-file.ts';
import type { ContentCheck } from './content-check.ts';
import { handler } from './handler.ts';
import type { Renderer } from './render.ts';

/** Serves the files for search engines, link previews, assistants and address books. */
export function serveFiles(
  server: ViteDevServer,
  content: ContentCheck,
  render: Renderer['render'],
): Connect.NextHandleFunction {
  const { root } = server.config;
  // Every module request passes through here, so list and mistake are cached until the content changes.
  let files: Promise<Map<string, SiteFile>> | undefined;
  content.onChange(() => (files = undefined));
  const list = async () => {
    const all = await discoveryFiles(currentSite(root, { showsAll: true }), render);
    return new Map(all.map((file) => [file.address, file]));
  };
  const fileAt = async (address: string) => (await (files ??= list())).get(address);
  return handler(async ({ url = '' }, response) => {
    const file = content.lastMistake(root) ? undefined : await fileAt(url);
    if (!file) return false;
    response.end(await file.make());
    return true;
  });
}
