/** Finds keys whose place an author has changed, expecting the page to follow. Only the build runs this file. */

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * One line for each group whose keys stand in another order than the site shows them. The schema gives the order: what it
 * has read has its keys in place, and a group whose order is the author's to choose comes back as it was written. The
 * fields of a list's items are not looked at, because nobody expects their order to show.
 *
 * @param written the words as the file has them
 * @param read the same as the schema has read them
 */
export function orderMistakes(written: unknown, read: unknown, key = ''): string[] {
  if (!isGroup(written) || !isGroup(read)) return [];
  const order = Object.keys(read);
  const isSame = Object.keys(written).every((name, index) => name === order[index]);
  const own = `${key || 'the file'}: moving keys changes nothing on the site; their order is ${order.join(', ')}`;
  const inner = order.flatMap((name) =>
    orderMistakes(written[name], read[name], key ? `${key}.${name}` : name),
  );
  return isSame ? inner : [own, ...inner];
}
