/** The first of name, name-2, name-3 … that is not taken, with its ending. */
export function freeName(name: string, taken: ReadonlySet<string>, ending = ''): string {
  for (let number = 1; ; number += 1) {
    const free = `${name}${number === 1 ? '' : `-${number}`}${ending}`;
    if (!taken.has(free)) return free;
  }
}
