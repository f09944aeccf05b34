import { globSync } from 'node:fs';
import path from 'node:path';

const letters = 26;

function inBase26(index: number): string {
  const digit = String.fromCodePoint(0x61 + (index % letters));
  return index < letters ? digit : inBase26(Math.floor(index / letters) - 1) + digit;
}

/**
 * Names the classes of CSS Modules in as few characters as there can be: letters for the file, a number for the class
 * in it (`c4`, `ab0`). They are the same in every build of the same files, and in the browser's and the server's.
 */
export function createClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('app/**/*.module.css', { cwd: root }).toSorted();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const relative = path.relative(root, file.split('?')[0] ?? file);
    const index = files.indexOf(relative);
    if (index < 0) throw new Error(`${relative} is not among the CSS modules of app/`);
    const known = classes.get(relative) ?? [];
    classes.set(relative, known);
    if (!known.includes(name)) known.push(name);
    return inBase26(index) + known.indexOf(name);
  };
}
