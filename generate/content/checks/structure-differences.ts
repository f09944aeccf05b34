/** Compares the structure of two languages' content. Runs at build time only. */
import { inner, type Shape } from '../shapes.ts';

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns one line for each key that only one of the two languages has: "sections.2.list: is missing, and content/en
 * has it".
 *
 * @param folder the folder of `model`, to name in messages
 */
export function differences(
  words: unknown,
  model: unknown,
  folder: string,
  shape: Shape | undefined,
  key = '',
): string[] {
  if (!isGroup(words) || !isGroup(model)) return [];
  const keys = new Set([...Object.keys(model), ...Object.keys(words)]);
  return [...keys].flatMap((name) => {
    const own = inner(shape, Array.isArray(model) ? Number(name) : name);
    if (own?.perLanguage) return [];
    const path = key ? `${key}.${name}` : name;
    if (!Object.hasOwn(words, name)) return [`${path}: is missing, and ${folder} has it`];
    if (!Object.hasOwn(model, name)) return [`${path}: does not belong here, ${folder} has none`];
    return differences(words[name], model[name], folder, own, path);
  });
}
