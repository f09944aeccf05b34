import path from 'node:path';
import type { Plugin } from 'vite';

/** With fewer pages than these, code is worth a file of its own: the others' visitors do not fetch it first. */
const manyPages = 4;

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
type Graph = (id: string) => ModuleInfo;

function closureOf(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph(id)?.importedIds ?? []) closureOf(imported, graph, found);
  return found;
}

/** What every page needs: all that the entry imports but the entry itself, and what many of the pages import. */
export function frameModules(entry: string, graph: Graph): Set<string> {
  const frame = closureOf(entry, graph);
  frame.delete(entry);
  const pages = [...frame]
    .flatMap((id) => graph(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => id.includes('/app/pages/'));
  const uses = new Map<string, number>();
  for (const page of new Set(pages)) {
    for (const id of closureOf(page, graph)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  for (const [id, count] of uses) if (count >= manyPages) frame.add(id);
  return frame;
}

// Has Chromium compile a file while it arrives, beside the main thread, and not each function there at its first call.
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * How the browser's modules share files. The libraries are one: it compresses better than five, and keeps its name,
 * and its place in caches, across deploys. The frame of every page is another; each page, and its words, one more. The
 * first two are compiled whole: a click's answer would wait for it otherwise.
 */
export function chunking(): Plugin {
  let frame = new Set<string>();
  const groups = [
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\//,
      priority: 2,
    },
    { name: 'site', test: (id: string) => frame.has(id), priority: 1 },
  ];
  const output = {
    codeSplitting: { groups },
    postBanner: ({ name }: { name: string }) =>
      groups.some((group) => group.name === name) ? compileHint : '',
  };
  return {
    name: 'chunking',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ environments: { client: { build: { rolldownOptions: { output } } } } }),
    buildEnd() {
      const entry = path.posix.join(this.environment.config.root, 'app/entry-client.tsx');
      frame = frameModules(entry, (id) => this.getModuleInfo(id));
    },
  };
}
