/** A file of the site that is no document: its address, and what it holds. */
export type SiteFile = { address: string; make: () => string | Buffer | Promise<string | Buffer> };
