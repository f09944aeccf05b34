/** What a page tells the frame around it; the targets of the language links only if it may lack a translation. */
export type PageFacts = {
  meta: { title: string; description: string };
  languages?: Readonly<Record<string, string>>;
};

/** The data of a page whose words are not in a script: in its document, and in a JSON file at `<address>.json`. */
export type LoadedPage<Data = unknown> = Required<PageFacts> & { data: Data };

function isPageFacts(value: unknown): value is PageFacts {
  return typeof value === 'object' && value !== null && 'meta' in value;
}

/** What a route's page tells the frame: in its data, or else in its handle. The router types neither. */
export function pageFacts(match?: { loaderData?: unknown; handle?: unknown }): PageFacts | undefined {
  return [match?.loaderData, match?.handle].find(isPageFacts);
}
