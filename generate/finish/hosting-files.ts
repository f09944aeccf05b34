import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { caddyFiles } from '../../hosting/engines/caddy.ts';
import { edgeFiles, wranglerFile } from '../../hosting/engines/cloudflare.ts';
import { netlifyFile } from '../../hosting/engines/netlify.ts';
import { nginxFiles } from '../../hosting/engines/nginx.ts';
import { readSite } from '../../hosting/read-site.ts';
import { mediaTypes, siteRules, type BuiltSite } from '../../hosting/rules.ts';

/** Answers a missing asset on every engine: small, and nobody reads it but a person with the address bar. */
const assetNotFound = '<!doctype html>\n<html lang="en"><title>404</title><h1>Not found</h1></html>\n';

/** Writes files below a folder, where they are not already so. */
function writeFiles(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** A file whose media type nobody knows would be a download for some visitors and a page for others. */
function checkMediaTypes({ files }: BuiltSite): void {
  const unknown = files.find((file) => !(path.extname(file).slice(1) in mediaTypes));
  if (unknown) throw new Error(`hosting/rules.ts has no media type for ${unknown}`);
}

/**
 * Writes each engine's configuration from hosting/rules.ts and the finished site: `_headers` and its like into the
 * site's folder, nginx's and Caddy's files into `release/`, and the project files of Cloudflare and Netlify, which
 * must be there before a build, into the root. Goes after everything that writes pages.
 */
export function hosting(): Plugin {
  return {
    name: 'hosting',
    buildApp: {
      order: 'post',
      handler(builder) {
        const { root } = builder.config;
        const dist = path.resolve(root, builder.config.build.outDir);
        writeFiles(path.join(dist, 'assets'), { '404.html': assetNotFound });
        const site = readSite(dist);
        checkMediaTypes(site);
        const rules = siteRules(site, { transportSecurity: process.env.SITE_HSTS });
        const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
          name: string;
        };
        writeFiles(dist, edgeFiles(rules));
        writeFiles(path.join(root, 'release/nginx'), nginxFiles(rules));
        writeFiles(path.join(root, 'release/caddy'), caddyFiles(rules));
        writeFiles(root, { 'wrangler.jsonc': wranglerFile(name), 'netlify.toml': netlifyFile(rules) });
        return Promise.resolve();
      },
    },
  };
}
