/**
 * Returns a function that gives each text an id: the same one for as long as the text is the same, so that a receiver
 * recognizes a message that is sent again after an answer was lost.
 */
export function createMessageIds(): (text: string) => string {
  let last: { text: string; id: string } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, id: crypto.randomUUID() };
    return last.id;
  };
}
