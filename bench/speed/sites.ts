/** The folders that are measured beside one another, each served as `npm start` serves `dist/`, and compressed alike. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '#generate/finish/compress.ts';
import { readSite } from '#hosting/read-site.ts';
import { siteRules } from '#hosting/rules.ts';
import { defaultLocale } from '#packages/site/locales.ts';
import { serveDist } from '#hosting/serve-dist.ts';

type Served = {
  name: string;
  origin: string;
  has: (address: string) => boolean;
  stop: () => Promise<void>;
};

/** The addresses of a folder that is not a build of ours. */
function addressesOf(folder: string) {
  const documents = globSync('**/*.html', { cwd: folder }).map((file) => ({
    address: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    file,
    kind: file === '404.html' ? ('not-found' as const) : ('page' as const),
    locale: defaultLocale.code,
    translations: {},
  }));
  return { siteUrl: '', documents, moved: [], otherNames: [] };
}

/** With our headers, except for the policy, which is made for our documents. */
async function serveCopy(name: string, folder: string, change = (html: string) => html): Promise<Served> {
  const copy = path.join('.cache/bench', name);
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: copy })) {
    const full = path.join(copy, file);
    writeFileSync(full, change(readFileSync(full, 'utf8')));
  }
  await compressFolder('.', copy);
  const rules = siteRules(readSite(copy, addressesOf(copy)));
  const { 'Content-Security-Policy': _, ...documentHeaders } = rules.documentHeaders;
  const { origin, stop } = await serveDist(copy, { ...rules, documentHeaders });
  return { name, origin, stop, has: (address) => rules.pages.some((page) => page.address === address) };
}

/** The twin without scripts is a lower bound; `beside` is the folder of another project. */
export async function serveSites(beside: string | undefined): Promise<Served[]> {
  const { origin, stop } = await serveDist('dist');
  const twin = await serveCopy('twin', 'dist', (html) =>
    html.replaceAll(/<script\b[^>]*\bsrc=[^>]*><\/script>\n?/g, ''),
  );
  const site = { name: 'site', origin, stop, has: twin.has };
  return [
    site,
    twin,
    ...(beside === undefined ? [] : [await serveCopy('beside', path.join(beside, 'dist'))]),
  ];
}
