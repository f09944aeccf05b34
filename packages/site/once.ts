type Branch<Value> = {
  result?: { value: Value };
  objects: WeakMap<WeakKey, Branch<Value>>;
  others: Map<unknown, Branch<Value>>;
};

const branch = <Value>(): Branch<Value> => ({ objects: new WeakMap(), others: new Map() });

const isObject = (key: unknown): key is WeakKey =>
  (typeof key === 'object' && key !== null) || typeof key === 'function';

/**
 * Remembers what a function returns for the same arguments: of objects for as long as these are in use, of other values for
 * ever. What it returns is shared, so nobody may change it. If it throws, nothing is remembered.
 */
export function once<Args extends readonly unknown[], Value>(
  compute: (...args: Args) => Value,
): (...args: Args) => Value {
  const root = branch<Value>();
  return (...args) => {
    let at = root;
    for (const key of args) {
      const next = (isObject(key) ? at.objects.get(key) : at.others.get(key)) ?? branch<Value>();
      if (isObject(key)) at.objects.set(key, next);
      else at.others.set(key, next);
      at = next;
    }
    at.result ??= { value: compute(...args) };
    return at.result.value;
  };
}
