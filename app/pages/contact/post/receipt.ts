const isYes = (value: unknown): boolean => value === true || value === 'true';

/** Whether the value of a key is there without saying anything, such as the `errors` of an answer without errors. */
function isNothing(value: unknown): boolean {
  return !value || ['[]', '{}', '"false"'].includes(JSON.stringify(value));
}

/**
 * Whether the body of a 2xx response confirms that a message was received: nothing, JSON whose `ok` or `success` is true and that
 * names no error, or a page where that is expected. Anything else may come from a host that answers to any path, or from a
 * receiver that has failed.
 *
 * @param isPageExpected whether the receiver documents a page as its answer, as Netlify Forms does
 */
export function isReceipt(body: string, isPageExpected: boolean): boolean {
  if (body.trim() === '') return true;
  if (isPageExpected && /^\s*<(?:!doctype )?html\b/i.test(body)) return true;
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== 'object') return false;
    const { ok, success, error, errors }: Record<string, unknown> = { ...answer };
    const said = [ok, success].filter((value) => value !== undefined);
    return said.length > 0 && said.every(isYes) && isNothing(error) && isNothing(errors);
  } catch {
    return false;
  }
}
