/** A generated file that is not a document. */
export type SiteFile = {
  address: string;
  make: () => string | Buffer | Promise<string | Buffer>;
  /** All that it is made of, except our own code. With it, the file is remembered between builds. */
  madeOf?: () => Promise<string[]>;
};

/** The HTML inside the root element of the document at an address. */
export type BodyOf = (address: string) => Promise<string>;
