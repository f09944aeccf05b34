import type { Assets } from '#app/entry-prerender.tsx';
import { brand } from '#app/site/brand.ts';
import type { Locale } from '#app/site/locales.ts';

type DocumentParts = { assets: Assets; body: string; head: string; locale: Locale };

/** The only markup that React does not own: the document around the root element. */
export function htmlDocument({ assets, body, head, locale }: DocumentParts): string {
  return `<!doctype html>
<html lang="${locale.code}">
<head>
<meta charset="utf-8">
${assets.boot}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${brand.paper}" media="(prefers-color-scheme: light)" data-scheme="light">
<meta name="theme-color" content="${brand.night}" media="(prefers-color-scheme: dark)" data-scheme="dark">
${head}
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${assets.fontFaces}${assets.css}</style>
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}
