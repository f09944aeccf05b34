/** The built site as the tests of its findability read it: its pages, and its other files. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { built, dist, facts } from './site.ts';

/** The bytes of a file of the site, by its address. */
export function fileAt(address: string): Buffer {
  return readFileSync(path.join(dist, address));
}

export function textAt(address: string): string {
  return fileAt(address).toString();
}

/** Every page that has an address, in every language. */
export const builtPages = built.flatMap(({ page, ...rest }) =>
  page === 'not-found' ? [] : [{ ...rest, id: page, url: new URL(rest.address, facts.siteUrl).href }],
);

/** Whether an address of the site, absolute or not, is a page (with its hash, where it has one) or a file. */
export function exists(address: string): boolean {
  const { origin, pathname, hash } = new URL(address, facts.siteUrl);
  if (origin !== facts.siteUrl) return false;
  const page = builtPages.find((each) => each.address === pathname);
  if (!page) return path.extname(pathname) !== '' && existsSync(path.join(dist, pathname));
  return hash === '' || page.root.querySelector(`[id="${hash.slice(1)}"]`) !== null;
}

/** The size of a PNG picture in pixels (PNG, third edition, section 11.2.1). Throws where it is none. */
export function pngSize(picture: Buffer): { width: number; height: number } {
  if (picture.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG picture');
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}

/** Starts the site's own server on a free port. */
export async function serve(): Promise<{ origin: string; stop: () => void }> {
  const server = spawn(process.execPath, ['scripts/serve.ts'], { env: { ...process.env, PORT: '0' } });
  const line = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data: Buffer) => resolve(data.toString()));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const origin = /http:\/\/[^/\s]+/.exec(line)?.[0];
  if (!origin) throw new Error(`the server says "${line}"`);
  return { origin, stop: () => server.kill() };
}
