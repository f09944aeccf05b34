/**
 * Returns a function that assigns an id to a text and keeps it until the text changes, so that a receiver recognizes a
 * message that is resent because a response was lost.
 */
export function createMessageIds(): (text: string) => string {
  let last: { text: string; id: string } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, id: crypto.randomUUID() };
    return last.id;
  };
}
