import { errorInWords } from '#packages/content/reading/mistakes.ts';
import deniedFeatures from './denied-features.json' with { type: 'json' };

/** Two years, with subdomains, and eligible for the preload list (RFC 6797; https://hstspreload.org). */
const fullTransportSecurity = 'max-age=63072000; includeSubDomains; preload';

/** `styles` are the hashes of inlined stylesheets (`'sha256-…'`). */
type PolicySources = { styles: readonly string[]; formOrigins?: readonly string[] };

function contentSecurityPolicy({ styles, formOrigins = [] }: PolicySources): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...styles].join(' ')}`,
    "font-src 'self'",
    "img-src 'self'",
    // 'self' is for counting visits, and for auditors such as Lighthouse, which fetch robots.txt from within the page.
    `connect-src ${["'self'", ...formOrigins].join(' ')}`,
    "base-uri 'none'",
    // 'self', because Chromium also checks redirects after a post, and the endpoint may redirect visitors back to the contact
    // page: https://github.com/w3c/webappsec-csp/issues/8
    `form-action ${formOrigins.length === 0 ? "'none'" : ["'self'", ...formOrigins].join(' ')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // No script of the site creates a Trusted Types policy, so none is allowed.
    "trusted-types 'none'",
  ].join('; ');
}

/** For files that other sites embed, such as link preview pictures and icons (Fetch, section 3.7). */
export const sharedHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** Of every response, errors included. Throws for a value that a server's configuration could take for more than that. */
export function commonHeaders(transportSecurity: string = fullTransportSecurity): Record<string, string> {
  if (!/^[\w=; -]+$/.test(transportSecurity))
    throw errorInWords(
      `SITE_HSTS is ${transportSecurity}, and must be directives as in max-age=300; includeSubDomains`,
    );
  return {
    'Strict-Transport-Security': transportSecurity,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Ignored on anything else, where they would add 2 KB to each script and picture over HTTP/1.1. */
export function documentHeaders(sources: PolicySources): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(sources),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Denies every feature that the site does not use, so that injected code cannot use it either: those that Chromium 150 and
    // 156 both know, because a browser warns in its console of one that it does not know.
    'Permissions-Policy': [
      'clipboard-write=(self)',
      ...deniedFeatures.map((feature) => `${feature}=()`),
    ].join(', '),
  };
}
