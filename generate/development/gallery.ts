import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { currentSource, loadSite, type Site } from '#packages/content/site.ts';
import { splitText } from '#packages/content/texts/text-file.ts';
import { textTree } from '#packages/content/texts/text-tree.ts';
import { bodyOf } from '#packages/content/texts/body.ts';
import { checkText } from '#packages/content/texts/check-text.ts';
import { articles } from '#packages/content/collections/articles.ts';
import { mistakeInWords } from '#packages/content/reading/mistakes.ts';
import { frameOf } from '#packages/content/documents/page-data.ts';
import { fontFaces } from '../fonts/fonts.ts';
import { handler, sendHtml } from './handler.ts';

export const samplesModule = 'virtual:gallery-samples';
export const samplesFolder = 'test/sites/meridian';

async function sampleArticle(site: Site) {
  const text = splitText(readFileSync(path.join(site.root, 'articles/everything.md'), 'utf8'));
  const { data: matter, body, mistakes } = checkText(site.source.context('en'), articles, 'everything', text);
  if (!matter) throw new Error(mistakes.map(mistakeInWords).join('\n'));
  const words = site.languages.en.words.insights;
  const { tree, sections } = await textTree({ ...matter, markdown: body().markdown }, words);
  // The gallery has its own pictures.
  const article = { ...matter, slug: 'everything', minutes: 4, photos: [], sections, body: bodyOf(tree) };
  return { article, words };
}

export async function gallerySamples(project: string) {
  const site = loadSite(path.join(project, samplesFolder));
  const { facts, languages } = site;
  const { error, home, questions, ui } = languages.en.words;
  return {
    site: {
      ...facts,
      ui,
      error,
      clock: frameOf(site, 'en').clock,
      quickLinks: [],
    },
    sharedDay: home.sharedDay,
    questions: questions.nearshoring,
    ...(await sampleArticle(site)),
  };
}

export type GallerySamples = Awaited<ReturnType<typeof gallerySamples>>;

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
<style>${fontFaces(currentSource(server.config.root))}</style>
</head>
<body>
<div id="root"></div>
<script type="module" src="/app/gallery/gallery.tsx"></script>
</body>
</html>`;
    return sendHtml(response, await server.transformIndexHtml('/gallery', html));
  });
}
