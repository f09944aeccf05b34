/** A generated file that is not a document. */
export type SiteFile = {
  address: string;
  make: () => string | Buffer | Promise<string | Buffer>;
};

/** The HTML inside the root element of the document at an address. */
export type BodyOf = (address: string) => Promise<string>;
