const isYes = (value: unknown): boolean => value === true || value === 'true';

/** Whether the value of a key is there without saying anything, such as the `errors` of an answer without errors. */
function isNothing(value: unknown): boolean {
  return !value || ['[]', '{}', '"false"'].includes(JSON.stringify(value));
}

/** Nothing, JSON that says `ok` or `success` and names no error, or a page where one is documented: hosts may answer to any path. */
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
