/**
 * The content that this page has loaded, by ids such as 'en/home.yaml', or the address of a page that has its own data. After a
 * save each has a new value, and components that show the old one show the new one.
 */
import { flushSync } from 'react-dom';
import { dataAddress } from '#packages/site/addresses.ts';
import { isTree, valueAt } from '#packages/content/tree.ts';
import { addressKey } from '#edit/content/traces.ts';
import { createStore } from '#edit/page/create-store.ts';

const ids = new WeakMap<object, string>();
const current = new Map<string, object>();
const [modules, pages] = [new Set<string>(), new Set<string>()];
export const changes = createStore(0);

function keep(id: string, value: object): void {
  ids.set(value, id);
  if (JSON.stringify(current.get(id)) !== JSON.stringify(value)) current.set(id, value);
}

/** @param url that of the module, which has another query whenever it is loaded again */
export function loaded<Value extends object>(id: string, value: Value, url: string): Value {
  modules.add(new URL(url).pathname);
  keep(id, value);
  return value;
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const address: unknown = Reflect.get(value, addressKey);
  if (typeof address !== 'string') return ids.get(value);
  pages.add(address);
  if (!current.has(address)) keep(address, value);
  return ids.get(value) ?? address;
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

async function loadPage(address: string): Promise<void> {
  const response = await fetch(dataAddress(address));
  if (!response.ok) return;
  const data = valueAt(await response.json(), ['data']);
  if (isTree(data)) keep(address, data);
}

/** Loads all of it again, and shows what differs. False if some of it could not be loaded, and stays as it is. */
export async function refreshContent(): Promise<boolean> {
  const query = `?t=${Date.now()}`;
  const again = Array.from(modules, (path): Promise<unknown> => import(/* @vite-ignore */ path + query));
  const all = await Promise.allSettled([...again, ...Array.from(pages, loadPage)]);
  flushSync(() => changes.set(changes.get() + 1));
  return all.every(({ status }) => status === 'fulfilled');
}
