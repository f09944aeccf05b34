/** Reads and writes single keys of an article's front matter, and leaves every other letter as it is. */

const block = /^(\uFEFF?---[ \t]*\r?\n)([^]*?)(\r?\n---[ \t]*(?:\r?\n|$))/;
const lineOf = (key: string) => new RegExp(`^${key}:[ \\t]*(.*?)[ \\t]*$`, 'm');

/** Returns the value of a key that stands on one line, without quotes or a comment; empty if there is none. */
export function keyIn(text: string, key: string): string {
  const [, , matter = ''] = block.exec(text) ?? [];
  const [, value = ''] = lineOf(key).exec(matter) ?? [];
  const [, , quoted] = /^(["'])(.*?)\1/.exec(value) ?? [];
  return quoted ?? value.replace(/(?:^|\s+)#.*$/, '');
}

/** Sets a key to a value that needs no quotes, at the end if it is new; an empty value removes the key. */
export function withKey(text: string, key: string, value: string): string {
  return text.replace(block, (_, start: string, matter: string, end: string) => {
    const line = `${key}: ${value}`;
    const isThere = lineOf(key).test(matter);
    if (value === '')
      return start + matter.replace(new RegExp(`^${key}:.*(?:\\r?\\n|$)`, 'm'), '').trimEnd() + end;
    return start + (isThere ? matter.replace(lineOf(key), () => line) : `${matter}\n${line}`) + end;
  });
}
