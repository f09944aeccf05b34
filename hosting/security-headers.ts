/** The headers that protect a visitor, on every answer of every engine. */

/** Every feature that Chromium 156 knows and this site does not use: nothing that ever gets into it may either. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Two years, subdomains, and ready for the browsers' preload list (RFC 6797; https://hstspreload.org). */
export const fullTransportSecurity = 'max-age=63072000; includeSubDomains; preload';

/** `styles` are the sources of the stylesheets inlined in the documents, as `'sha256-…'`. */
function contentSecurityPolicy(styles: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...styles].join(' ')}`,
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    // The site asks for nothing; auditors such as Lighthouse fetch robots.txt from within the page.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // No script of ours makes a policy, so that none can be made.
    "trusted-types 'none'",
  ].join('; ');
}

/** What other sites may show: a social picture in a preview, an icon beside a link (Fetch, section 3.7). */
export const sharedHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/**
 * The headers of every answer, errors included.
 *
 * @param transportSecurity the value of Strict-Transport-Security; hosting/README.md says how to hold it back
 */
export function securityHeaders(
  styles: readonly string[],
  transportSecurity: string = fullTransportSecurity,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(styles),
    'Strict-Transport-Security': transportSecurity,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [
      'clipboard-write=(self)',
      ...deniedFeatures.map((feature) => `${feature}=()`),
    ].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
