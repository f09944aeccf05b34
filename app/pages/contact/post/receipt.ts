// JSON of what is there without saying anything.
const nothing = new Set<string | undefined>([undefined, 'null', 'false', '"false"', '0', '""', '[]', '{}']);

function says(value: unknown): boolean {
  return !nothing.has(JSON.stringify(value));
}

/** Whether a JSON answer says no: in `success`, `ok`, `error`, `errors` or `status`, as form services and JSend write it. */
function isRefusal(answer: Readonly<Record<string, unknown>>): boolean {
  const { success = true, ok = true, error, errors, status } = answer;
  return (
    !says(success) || !says(ok) || says(error) || says(errors) || status === 'error' || status === 'fail'
  );
}

/**
 * Whether the body of a 2xx response confirms that a message was received. JSON must not say no. A page is no receipt:
 * hosts answer to any path with one. An empty body, or text such as "Accepted", has nothing but its status to say.
 *
 * @param isPageExpected whether the receiver documents a page as its answer, as Netlify Forms does
 */
export function isReceipt(body: string, isPageExpected: boolean): boolean {
  if (body.trimStart().startsWith('<')) return isPageExpected;
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null ? !isRefusal({ ...answer }) : says(answer);
  } catch {
    return true;
  }
}
