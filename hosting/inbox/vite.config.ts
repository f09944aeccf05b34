/** Bundles the inbox and its packages into one file, which needs only Node and `content/`. */
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'hosting/inbox/start.ts',
    outDir: 'release/inbox',
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'inbox.js' } },
  },
});
