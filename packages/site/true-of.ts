/** Picks the sentences whose value is true. */
export const trueOf = (sentences: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(sentences).filter((sentence) => sentences[sentence]);
