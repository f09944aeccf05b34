import type { SiteDocument } from '#packages/content/documents/documents.ts';
import type { Site } from '#packages/content/site.ts';
import { head } from './head/head.ts';
import { dataElement, escapeHtml } from './head/html.ts';

type DocumentParts = {
  css: string;
  /** Markup of the early scripts. */
  scripts: string;
  /** The addresses of fonts to preload. */
  fonts: readonly string[];
  body: string;
  data: string | undefined;
  headElements?: string;
};

/**
 * The only markup that React does not render. `data-waits` makes app/boot.ts hold clicks until hydration. In browsers that know
 * `rel=expect`, a document that arrives in pieces is first drawn when what follows the root element is there: what is aligned to
 * an end or a middle would move with each piece. Between its comments, Cloudflare does not obfuscate email addresses, which only
 * a script that the policy refuses could undo: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function htmlDocument(
  site: Site,
  document: SiteDocument,
  { css, scripts, fonts, body, data, headElements = '' }: DocumentParts,
): string {
  const { locale } = document;
  const { light, dark } = site.palette;
  // Shown if the code of a pressed button fails to load, with a link that loads the page again.
  const { unloaded, reload } = site.languages[locale.code].words.ui;
  const dataOfPage = data ? `${dataElement('type="application/json" id="data"', data)}\n` : '';
  return `<!doctype html>
<html lang="${locale.code}">
<head>
<meta charset="utf-8">
${scripts}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${light.page}" media="(prefers-color-scheme: light)" data-scheme="light">
<meta name="theme-color" content="${dark.page}" media="(prefers-color-scheme: dark)" data-scheme="dark">
<link rel="expect" href="#unloaded" blocking="render">
${head(site, document)}${headElements}
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${css}</style>
</head>
<body>
<!--email_off-->
<div id="root" data-waits>${body}</div>
<p id="unloaded" role="alert">${escapeHtml(unloaded)} <a href="">${escapeHtml(reload)}</a></p>
<!--/email_off-->
${dataOfPage}</body>
</html>
`;
}
