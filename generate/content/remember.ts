// More than a site of a hundred articles has texts.
const most = 1000;

/**
 * Returns a function that computes the result of a text once. A check of the content reads each file several times, and
 * the development server checks after every save. Callers must not change a result.
 */
export function remember<Result extends object>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known) return known;
    if (results.size === most) results.clear();
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}
