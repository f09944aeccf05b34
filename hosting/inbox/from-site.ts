type RequestHeaders = {
  origin?: string | undefined;
  referer?: string | undefined;
  site?: string | undefined;
};

/** Returns the origin of an address; undefined without one. */
function originOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * Whether a browser sent a request from a page of the site. Pages of other sites can neither set nor forge these headers. A
 * browser that names no origin is believed only if it says that page and service have the same one.
 *
 * @param headers `Origin`, `Referer` and `Sec-Fetch-Site`
 */
export function isFromSite({ origin, referer, site }: RequestHeaders, siteOrigin: string): boolean {
  if (origin !== undefined && origin !== 'null') return origin === siteOrigin;
  if (site === 'same-origin') return true;
  return origin === undefined && site !== 'none' && originOf(referer) === siteOrigin;
}
