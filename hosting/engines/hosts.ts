import type { SiteHost } from '../site-hosts.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import type { Rules } from '../rules.ts';
import type { Exception, Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';

export const hosts: Readonly<Record<SiteHost, Host>> = { cloudflare, netlify, nginx, caddy };

export function exceptionsOf(server: string, rules: Rules): readonly Exception[] {
  const found = Object.values(hosts).find((host) => host.server && server.startsWith(host.server));
  return found?.exceptions?.(rules) ?? [];
}
