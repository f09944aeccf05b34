import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The text of a template in this folder. `[[name]]` stands for a value; as a line by itself, for lines, indented as it is, or
 * for none. Throws for a name without a value, and for a value that stands nowhere.
 */
export function filled(
  template: string,
  values: Readonly<Record<string, string | number | readonly string[]>>,
): string {
  const text = readFileSync(path.join(import.meta.dirname, template), 'utf8');
  const unused = Object.keys(values).find((name) => !text.includes(`[[${name}]]`));
  if (unused !== undefined) throw new Error(`hosting/engines/${template} has no [[${unused}]]`);
  const valueOf = (name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`hosting/engines/${template}: there is no value for [[${name}]]`);
    return [value].flat();
  };
  return text.replaceAll(/^([\t ]*)\[\[(\w+)\]\]\n|\[\[(\w+)\]\]/gm, (_, indent, lines, inLine) =>
    lines === undefined
      ? valueOf(inLine).join('')
      : valueOf(lines)
          .map((line) => `${indent}${line}\n`)
          .join(''),
  );
}
