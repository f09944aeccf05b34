/**
 * The content that this page has loaded, by ids such as 'en/home.yaml', or the address of a page that has its own data. After a
 * save each has a new value, and components that show the old one show the new one.
 */
import { addressKey } from '#edit/content/traces.ts';
import { createListeners } from '#edit/page/listeners.ts';

const ids = new WeakMap<object, string>();
const current = new Map<string, object>();
const { tell, subscribe } = createListeners();
export { subscribe };
let changes = 0;

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const address: unknown = Reflect.get(value, addressKey);
  if (typeof address !== 'string') return ids.get(value);
  if (!current.has(address)) loaded(address, value);
  return ids.get(value) ?? address;
}

export function loaded<Value extends object>(id: string, value: Value): Value {
  ids.set(value, id);
  current.set(id, value);
  return value;
}

export const hasContent = (props: object): boolean =>
  Object.values(props).some((value) => idOf(value) !== undefined);

export function withCurrent(props: object): object {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]: [string, unknown]) => {
      const id = idOf(value);
      return [name, id === undefined ? value : current.get(id)];
    }),
  );
}

export const loadedIds = (): string[] => [...current.keys()];

export function replace(next: readonly { id: string; data: object }[]): void {
  const changed = next.filter(({ id, data }) => JSON.stringify(current.get(id)) !== JSON.stringify(data));
  for (const { id, data } of changed) loaded(id, data);
  if (changed.length === 0) return;
  changes += 1;
  tell();
}

export const version = (): number => changes;
