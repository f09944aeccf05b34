/** The content that this page has loaded, updated after a save without a reload. */
import { mark } from './marks.ts';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const modules = new Map<string, { data: Tree; source: string }>();
const listeners = new Set<() => void>();
let changes = 0;

function marked(data: unknown, origins: unknown): unknown {
  if (typeof data === 'string') return typeof origins === 'string' ? mark(data, origins) : data;
  if (!isTree(data) || !isTree(origins)) return data;
  if (Array.isArray(data)) return data.map((item, index) => marked(item, origins[index]));
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, marked(value, origins[key])]));
}

/** Copies values into an object. Groups with the same keys keep their identity, because components hold them. */
function assign(target: Tree, next: Tree): void {
  for (const key of Object.keys(target)) if (!(key in next)) delete target[key];
  for (const [key, value] of Object.entries(next)) {
    const own = target[key];
    const isSame =
      isTree(own) &&
      isTree(value) &&
      !Array.isArray(value) &&
      Object.keys(own).join() === Object.keys(value).join();
    if (isSame) assign(own, value);
    else target[key] = value;
  }
}

/** Registers a content module, and returns its data with editable texts marked. */
export function registerModule(id: string, data: Tree, origins: unknown): Tree {
  const own = marked(data, origins) as Tree;
  modules.set(id, { data: own, source: JSON.stringify([data, origins]) });
  return own;
}

/** Returns the ids of the modules that this page has loaded. */
export const loadedModuleIds = (): string[] => [...modules.keys()];

/** Returns the current data of a module that this page has loaded. */
export const currentData = (id: string): Tree => modules.get(id)?.data ?? {};

/** Updates the data of a module in place. Returns whether it has changed. */
export function updateModule(id: string, data: unknown, origins: unknown): boolean {
  const module = modules.get(id);
  const source = JSON.stringify([data, origins]);
  if (!module || module.source === source) return false;
  module.source = source;
  assign(module.data, marked(data, origins) as Tree);
  changes += 1;
  for (const listener of listeners) listener();
  return true;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns how often the page's content has changed. */
export const version = (): number => changes;
