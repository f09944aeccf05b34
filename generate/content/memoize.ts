// More than the number of texts on a site with a hundred articles.
const maxEntries = 1000;

/**
 * Memoizes a function of a text: a content check reads each file several times, and the development server checks after
 * every save. Callers must not modify the results.
 */
export function memoize<Result extends object>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known) return known;
    if (results.size === maxEntries) results.clear();
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}
