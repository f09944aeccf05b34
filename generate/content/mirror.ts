/** Compares the words of two languages. Only the build runs this file. */

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

// A language whose title is short enough needs no shorter one.
const optional = new Set(['shortTitle']);

/**
 * Where the words of one language are built otherwise than those of another: a paragraph or a list that one of them
 * lacks. One line each, as in "sections.2.list: is missing, and content/en has it".
 *
 * @param folder where the words to compare with stand
 */
export function differences(words: unknown, model: unknown, folder: string, key = ''): string[] {
  if (!isGroup(words) || !isGroup(model)) return [];
  const keys = new Set([...Object.keys(model), ...Object.keys(words)]);
  return [...keys].flatMap((name) => {
    if (optional.has(name)) return [];
    const path = key ? `${key}.${name}` : name;
    if (!Object.hasOwn(words, name)) return [`${path}: is missing, and ${folder} has it`];
    if (!Object.hasOwn(model, name)) return [`${path}: does not belong here, ${folder} has none`];
    return differences(words[name], model[name], folder, path);
  });
}
