import { designColors } from '#packages/content/brand/design.ts';
import { derivePalette } from '#packages/content/brand/derive-palette.ts';
import { paletteCss } from '#packages/content/brand/palette.ts';

// The site's own colors may be what cannot be read.
const palette = paletteCss(derivePalette(designColors));

/** The document that edit mode shows in place of a page while a file of the content has a mistake. */
export const standIn = `<!doctype html>
<html lang="en" data-stand-in>
<head>
<meta charset="utf-8">
<title>Something is to be corrected</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/app/styles/index.css?direct">
<style>
${palette}
@font-face { font-family: 'Schibsted Grotesk'; src: url(/@fonts/schibsted-grotesk-latin-wght-normal.woff2); font-weight: 400 900; }
body { font-family: 'Schibsted Grotesk', system-ui, sans-serif; }
main { padding-block: 4rem; }
</style>
</head>
<body>
<main class="wrap">
<h1>The page cannot be shown just now</h1>
<p>If a file has a mistake, the bar below lists it. Every text can still be edited.</p>
</main>
</body>
</html>`;
