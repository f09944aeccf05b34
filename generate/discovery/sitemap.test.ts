import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap.ts';

const address = 'https://www.example.com/about';

test('writes the date of an entry if it has one', () => {
  const dated = { address, lastmod: '2025-08-01T10:00:00+00:00', alternates: [] };
  expect(sitemapXml([dated])).toContain(
    `<url><loc>${address}</loc><lastmod>2025-08-01T10:00:00+00:00</lastmod></url>`,
  );
  expect(sitemapXml([{ ...dated, lastmod: undefined }])).toContain(`<url><loc>${address}</loc></url>`);
});

test('writes languages as links and declares their namespace', () => {
  const alternates = [{ language: 'es', address: 'https://www.example.com/es/about' }];
  const xml = sitemapXml([{ address, lastmod: undefined, alternates }]);
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="es" href="https://www.example.com/es/about"/>',
  );
});
