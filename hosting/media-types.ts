/** Media types by file extension. The build fails for a file whose extension is not listed. */
export const mediaTypes: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml',
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  png: 'image/png',
  speculationrules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

export function mediaTypeOf(file: string): string {
  return mediaTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

export function contentType(file: string): string {
  const type = mediaTypeOf(file);
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
