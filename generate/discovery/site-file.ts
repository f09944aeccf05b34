/** A generated file that is not a document: its address, and a function that returns its content. */
export type SiteFile = {
  address: string;
  make: () => string | Buffer | Promise<string | Buffer>;
  /** All that it is made of, but for code of ours: then it is remembered. */
  madeOf?: () => Promise<string[]>;
};

/** The HTML inside the root element of the document at an address. */
export type BodyOf = (address: string) => Promise<string>;
