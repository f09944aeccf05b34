/** The headers that protect a visitor: a few on every answer of every engine, the policies on documents alone. */

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
    // WebKitGTK logs that it does not know this directive. Without it `default-src 'none'` would keep the manifest from
    // Chromium, and any other `default-src` costs five points at Mozilla's Observatory.
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
export function commonHeaders(transportSecurity: string = fullTransportSecurity): Record<string, string> {
  return {
    'Strict-Transport-Security': transportSecurity,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/**
 * What is said of documents alone, by which every answer in HTML is meant: browsers read policies of nothing else, and
 * over HTTP/1.1 their 2 KB would be sent again with each script and picture.
 */
export function documentHeaders(styles: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(styles),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [
      'clipboard-write=(self)',
      ...deniedFeatures.map((feature) => `${feature}=()`),
    ].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
