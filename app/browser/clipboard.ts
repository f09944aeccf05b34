// In ms. A browser may ask for permission, or never settle the promise; the confirmation must not wait for it.
const timeout = 1500;

/** Copies a text to the clipboard. Resolves to false if that is denied, unsupported, or takes longer than 1.5 seconds. */
export async function copyText(text: string): Promise<boolean> {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    return true;
  };
  const expired = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), timeout);
  });
  return Promise.race([copy().catch(() => false), expired]);
}
