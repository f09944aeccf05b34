import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports to the browser. Vite wraps each in a helper that preloads stylesheets and chunks; here no
 * chunk has a stylesheet, and the boot script preloads what the first view needs.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  };
}
