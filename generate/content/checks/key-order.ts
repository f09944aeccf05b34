/** Finds reordered keys, which an author may have moved expecting the page to follow. Runs at build time only. */

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns one line for each group whose keys are not in the order in which the site shows them. Zod returns keys in
 * schema order, except in records, whose order is the author's choice. Fields of list items are not checked, because
 * nobody expects their order to matter.
 *
 * @param written the data as parsed from the file
 * @param read the same data after the schema parsed it
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
