import type { SiteHost } from '../site-hosts.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';

/** Every place to serve the site from. */
export const hosts: Readonly<Record<SiteHost, Host>> = { cloudflare, netlify, nginx, caddy };
