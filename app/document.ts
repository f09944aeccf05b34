import type { Assets } from './entry-prerender.tsx';
import type { PageHandle } from './routes.tsx';
import type { Locale } from './site/locales.ts';

type DocumentParts = PageHandle & {
  assets: Assets;
  body: string;
  canonical: string | undefined;
  locale: Locale;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The only markup that React does not own: the document around the root element. */
export function htmlDocument({ assets, body, canonical, locale, meta }: DocumentParts): string {
  return `<!doctype html>
<html lang="${locale.code}">
<head>
<meta charset="utf-8">
${assets.boot}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf7ee" media="(prefers-color-scheme: light)" data-scheme="light">
<meta name="theme-color" content="#0b1615" media="(prefers-color-scheme: dark)" data-scheme="dark">
<title>${escapeHtml(meta.title)}</title>
<meta name="description" content="${escapeHtml(meta.description)}">
${canonical ? `<link rel="canonical" href="${canonical}">` : '<meta name="robots" content="noindex">'}
<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>
<style>${assets.fontFaces}${assets.css}</style>
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}
