/** The folders that are measured beside one another, each served as `npm start` serves `dist/`, and compressed alike. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '#generate/finish/compress.ts';
import { readSite } from '#hosting/read-site.ts';
import { siteRules } from '#hosting/rules.ts';
import { serveDist } from '#hosting/serve-dist.ts';
import { tableOf } from '#test/address-table.ts';

type Served = {
  name: string;
  origin: string;
  has: (address: string) => boolean;
  stop: () => Promise<void>;
};

/** With our headers, except for the policy, which is made for our documents. */
async function serveCopy(name: string, folder: string, change = (html: string) => html): Promise<Served> {
  const copy = path.join('.cache/bench', name);
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  const documents = globSync('**/*.html', { cwd: copy });
  for (const file of documents) {
    const full = path.join(copy, file);
    writeFileSync(full, change(readFileSync(full, 'utf8')));
  }
  await compressFolder('.', copy);
  // The folder may be a build of another project, which has no table of its addresses.
  const rules = siteRules(readSite(copy, tableOf(documents.map((file) => `/${file}`))));
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
