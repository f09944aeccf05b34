/** Where a site can be served, and what an owner calls it. Without code, because the editor's page has it too. */
export const siteHosts = {
  cloudflare: 'Cloudflare',
  netlify: 'Netlify',
  nginx: 'A server with nginx',
  caddy: 'A server with Caddy',
} as const;

export type SiteHost = keyof typeof siteHosts;

export function isSiteHost(name: string): name is SiteHost {
  return Object.hasOwn(siteHosts, name);
}

export const siteHostNames = Object.keys(siteHosts).filter(isSiteHost);
