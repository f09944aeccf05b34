import type { Plugin } from 'vite';

// What Vite makes of import("./page.js"), and how a chunk that only has such imports comes by the helper.
const wrapped = /__vitePreload\(\(\) => (import\("[^"]+"\)), __VITE_PRELOAD__\)/g;
const helperImport = /^import \{ \w+ as __vitePreload \} from "[^"]+";\n/m;

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
    renderChunk(code) {
      const plain = code.replaceAll(wrapped, '$1');
      if (plain === code) return null;
      const rest = plain.replace(helperImport, '');
      return { code: rest.includes('__vitePreload') ? plain : rest, map: null };
    },
  };
}
