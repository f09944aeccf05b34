// A browser may ask the visitor first, or never answer: the words must not wait for that.
const patience = 1500;

/** Puts a text on the clipboard. Resolves to false where that is refused, missing or not answered in 1.5 seconds. */
export async function copyText(text: string): Promise<boolean> {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    return true;
  };
  const giveUp = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), patience);
  });
  return Promise.race([copy().catch(() => false), giveUp]);
}
