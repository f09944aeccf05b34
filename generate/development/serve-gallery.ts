import type { Connect, ViteDevServer } from 'vite';
import { currentSource } from '#packages/content/site.ts';
import { fontFaces } from '../fonts/fonts.ts';
import { handler, sendHtml } from './handler.ts';
import { developmentFonts } from './serve-fonts.ts';

export function serveGallery(server: ViteDevServer): Connect.NextHandleFunction {
  return handler(async ({ url }, response) => {
    if (url !== '/' && !url?.startsWith('/?')) return false;
    const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Gallery</title>
<meta name="viewport" content="width=device-width">
<!-- First, because the scripts import the styles of components before those of the site. -->
<link rel="stylesheet" href="/app/styles/layers.css?direct">
<style>${fontFaces(currentSource(server.config.root), developmentFonts)}</style>
</head>
<body>
<div id="root"></div>
<script type="module" src="/app/gallery/gallery.tsx"></script>
</body>
</html>`;
    return sendHtml(response, await server.transformIndexHtml('/gallery', html));
  });
}
