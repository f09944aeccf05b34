import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AddressTable } from '#packages/content/documents/documents.ts';
import { errorInWords } from '#packages/content/reading/mistakes.ts';
import { hashedFolder } from '#packages/site/addresses.ts';
import { cloudflare } from '#hosting/engines/cloudflare.ts';
import type { Host } from '#hosting/engines/host.ts';
import { hosts } from '#hosting/engines/hosts.ts';
import { readSite } from '#hosting/read-site.ts';
import { mediaTypes } from '#hosting/media-types.ts';
import { addressesFile, assetNotFoundFile, siteRules, type BuiltSite } from '#hosting/rules.ts';
import { isSiteHost, siteHostNames } from '#hosting/site-hosts.ts';
import { speculationRules, speculationRulesFile } from '#hosting/speculation-rules.ts';

export const releaseFolder = 'release';

/** Minimal, because hardly anybody sees it. */
const assetNotFound = '<!doctype html>\n<html lang="en"><title>404</title><h1>Not found</h1></html>\n';

function writeFiles(folder: string, files: Record<string, string>): void {
  if (Object.keys(files).length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

/** Throws for an old address at which the site has a file: engines differ in which of them they serve. */
function checkRedirects({ files, moved }: BuiltSite): void {
  const all = new Set(files);
  const clash = moved.find(({ from }) => all.has(from));
  if (clash) throw new Error(`content/moved.yaml: ${clash.from} is a file of this site`);
}

/** Throws for a file without a known media type, which some servers would offer as a download. */
function checkMediaTypes({ files }: BuiltSite): void {
  const unknown = files.find((file) => !(path.extname(file).slice(1) in mediaTypes));
  if (unknown) throw new Error(`hosting/media-types.ts has no media type for ${unknown}`);
}

/** By `SITE_HOST`; without it, Cloudflare. Throws for the name of no host. */
export function siteHost(): Host {
  const name = process.env.SITE_HOST || 'cloudflare';
  if (isSiteHost(name)) return hosts[name];
  throw errorInWords(`SITE_HOST is ${name}, and must be one of ${siteHostNames.join(', ')}`);
}

/** `_headers` and the like go into `dist`, other files into `release/`. Must run after all pages are written. */
export function writeHostingFiles(root: string, dist: string, host: Host, addresses: AddressTable): void {
  mkdirSync(path.join(dist, hashedFolder), { recursive: true });
  writeFiles(dist, {
    [assetNotFoundFile]: assetNotFound,
    [speculationRulesFile]: speculationRules,
    [addressesFile]: JSON.stringify(addresses, null, 1),
  });
  const site = readSite(dist, addresses);
  checkMediaTypes(site);
  checkRedirects(site);
  const rules = siteRules(site, process.env.SITE_HSTS);
  // Cloudflare and Netlify both read `_headers` and `_redirects`, with different syntax.
  writeFiles(dist, host.distFiles?.(rules) ?? cloudflare.distFiles(rules));
  const release = path.join(root, releaseFolder);
  rmSync(release, { recursive: true, force: true });
  for (const [name, host] of Object.entries(hosts))
    writeFiles(path.join(release, name), host.releaseFiles(rules));
}

/** Lets every user of a system read a folder, as servers must, whatever the umask of the build and the modes of pictures. */
export function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
