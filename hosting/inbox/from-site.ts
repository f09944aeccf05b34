type RequestHeaders = {
  origin?: string | undefined;
  referer?: string | undefined;
  site?: string | undefined;
};

/** Returns the origin of an address; undefined if the address is missing or invalid. */
function originOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * Whether a browser sent a request from a page of the site. Pages of other sites can neither set nor forge these headers.
 * Without an origin to compare, the request must be same-origin or, if it has no `Origin` header, have a referrer on the
 * site.
 *
 * @param headers `Origin`, `Referer` and `Sec-Fetch-Site`
 */
export function isFromSite({ origin, referer, site }: RequestHeaders, siteOrigin: string): boolean {
  if (origin !== undefined && origin !== 'null') return origin === siteOrigin;
  if (site === 'same-origin') return true;
  return origin === undefined && site !== 'none' && originOf(referer) === siteOrigin;
}
