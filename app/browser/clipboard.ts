import { inTime } from './in-time.ts';

// In ms. A browser may ask for permission, or never settle the promise; the confirmation must not wait for it.
const timeout = 1500;

/** Copies a text to the clipboard. Resolves to false if that is denied, unsupported, or takes longer than 1.5 seconds. */
export async function copyText(text: string): Promise<boolean> {
  const copy = async () => navigator.clipboard.writeText(text);
  return inTime(copy(), timeout).then(
    () => true,
    () => false,
  );
}
