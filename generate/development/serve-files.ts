import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { hashedFolder } from '#packages/site/addresses.ts';
import { mediaFolder, mediaMistakes } from '#packages/content/media/media-file.ts';
import { currentSite, type Site } from '#packages/content/site.ts';
import { discoveryFiles } from '../discovery/discovery-files.ts';
import { contentType } from '#hosting/media-types.ts';
import type { SiteFile } from '../discovery/site-file.ts';
import { photoFiles } from '../media/photo-files.ts';
import { handler } from './handler.ts';
import type { Renderer } from './render.ts';

const byAddress = (files: readonly SiteFile[]) => new Map(files.map((file) => [file.address, file]));

/** By the name in its address, because not all texts are parsed. Other files may have that name, such as a phone's HEIC. */
async function photoAt({ root, source }: Site, address: string): Promise<SiteFile | undefined> {
  const named = source.folder
    .names(mediaFolder)
    .filter((file) => address.startsWith(`${hashedFolder}${path.parse(file).name.toLowerCase()}-`))
    .filter((file) => mediaMistakes(root, file).length === 0);
  const files = await Promise.all(named.map((file) => photoFiles(root, file)));
  return byAddress(files.flat()).get(address);
}

/** Serves the files for search engines, link previews, assistants and address books; none while the content has mistakes. */
export function createFileServer(server: ViteDevServer, render: Renderer['render']) {
  const siteNow = () => currentSite(server.config.root, { showsAll: true });
  // Kept, because every module request passes through here.
  let files: ReadonlyMap<string, SiteFile> | undefined;
  const list = () => {
    const site = siteNow();
    return byAddress(site ? discoveryFiles(site, render) : []);
  };
  const photo = async (address: string) => {
    const site = address.startsWith(hashedFolder) ? siteNow() : undefined;
    return site && photoAt(site, address);
  };
  return {
    serve: handler(async ({ url = '' }, response) => {
      const file = (files ??= list()).get(url) ?? (await photo(url));
      if (!file) return false;
      const made = await file.make();
      response.setHeader('Content-Type', contentType(url)).end(made);
      return true;
    }),
    invalidate: () => (files = undefined),
  };
}
