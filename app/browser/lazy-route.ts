type LazyRoute = { lazy?: unknown; children?: readonly LazyRoute[] | undefined };

/** Called if a route's code or data fails to load. The browser loads the document instead; the prerenderer rethrows. */
export type LoadFailure = (error: unknown) => Promise<never>;

const completed = new WeakSet<object>();

/** Makes a route's `lazy`. `styles` settles once the stylesheet of the next page applies. */
export function lazily<Loaded extends object>(
  loadModule: () => Promise<Loaded>,
  styles: () => Promise<unknown>,
  onFailure: LoadFailure,
): () => Promise<Loaded> {
  const load = async (): Promise<Loaded> => {
    try {
      const [page] = await Promise.all([loadModule(), styles()]);
      if (!completed.has(load)) return page;
      // The route has all of it, and the router would warn about each property.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return {} as Loaded;
    } catch (error) {
      return onFailure(error);
    }
  };
  return load;
}

/** Loads a route's code and words ahead of time and replaces its `lazy`, so that navigation to it is synchronous. */
export async function completeRoute(route: LazyRoute): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'function') return;
  const loaded = await lazy();
  // If the router called the same `lazy`, let it apply its result first.
  await new Promise((resolve) => setTimeout(resolve));
  if (route.lazy !== lazy) return;
  completed.add(lazy);
  Object.assign(route, loaded, { lazy: undefined });
}

/** So that navigation needs no network, and does not break after a deploy. Routes that fail stay lazy: navigation tries again. */
export async function completeRoutes({ children = [] }: LazyRoute): Promise<void> {
  await Promise.allSettled(children.flatMap((route) => [completeRoute(route), completeRoutes(route)]));
}
