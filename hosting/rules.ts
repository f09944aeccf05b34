/**
 * How the built site must be served: headers, caching, redirects, the not-found rule. Every server reads this.
 */
import { createHash } from 'node:crypto';

/** The Content-Security-Policy source that allows one inlined stylesheet, by its text (CSP 3, section 2.3.1). */
export function styleSource(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

function contentSecurityPolicy(style: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${style}`,
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The headers of every answer, errors included. `style` is the source of the inlined stylesheet. */
export function securityHeaders(style: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(style),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Hashed files never change; everything else is asked for again, by its ETag. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The one address of a page that was asked for by another of its names; undefined where it is the right one. */
export function redirectTarget(path: string): string | undefined {
  const clean = path.replace(/(?:\/index)?(?:\.html)?\/*$/, '').replace(/^\/{2,}/, '/') || '/';
  return clean === path ? undefined : clean;
}
