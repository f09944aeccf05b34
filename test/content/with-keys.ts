/** A file of content with other values of some keys, a line each. */
export const withKeys = (text: string, keys: Readonly<Record<string, string>>): string =>
  Object.entries(keys).reduce(
    (all, [key, value]) => all.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`),
    text,
  );
