/** The id of a person on the page about the company, to which articles link. */
export function personId(key: string): string {
  return `person-${key}`;
}
