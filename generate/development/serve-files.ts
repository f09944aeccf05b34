import type { Connect, ViteDevServer } from 'vite';
import { currentSite } from '#packages/content/site.ts';
import { discoveryFiles } from '../discovery/discovery-files.ts';
import type { SiteFile } from '../discovery/site-file.ts';
import { handler } from './handler.ts';
import type { Renderer } from './render.ts';

/** Serves the files for search engines, link previews, assistants and address books; none while the content has mistakes. */
export type FileServer = {
  serve: Connect.NextHandleFunction;
  /** Lists the files anew at the next request, after the content has changed. */
  invalidate: () => void;
};

export function createFileServer(server: ViteDevServer, render: Renderer['render']): FileServer {
  // Every module request passes through here.
  let files: Promise<Map<string, SiteFile>> | undefined;
  const list = async () => {
    const site = currentSite(server.config.root, { showsAll: true });
    const all = site ? await discoveryFiles(site, render) : [];
    return new Map(all.map((file) => [file.address, file]));
  };
  return {
    serve: handler(async ({ url = '' }, response) => {
      const file = (await (files ??= list())).get(url);
      if (!file) return false;
      response.end(await file.make());
      return true;
    }),
    invalidate: () => (files = undefined),
  };
}
