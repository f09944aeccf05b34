import path from 'node:path';
import type { Rolldown } from 'vite';
import { isCollectionDocument, type SiteDocument } from '#packages/content/documents/documents.ts';
import type { Bundles } from '../bundles.ts';
import { languageModuleId } from '../content-plugin.ts';

/** The chunks of some modules and their static imports, in order of need. Throws if no chunk contains a module. */
export function chunksOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`no chunk holds ${module}`);
    add(chunk);
  }
  return found;
}

function pageModules(document: SiteDocument): string[] {
  const { page, locale } = document;
  const { component, words } = isCollectionDocument(document)
    ? document.view
    : { component: `app/pages/${page}/${page}.tsx`, words: [page] };
  return [component, ...words.map((file) => `content/${locale.code}/${file}.yaml`)];
}

/** Pages that are tools, and what they load when they are used. Their code is fetched before the first gesture. */
const tools: Partial<Record<SiteDocument['page'], readonly string[]>> = {
  contact: ['app/ui/toast/toaster.tsx'],
  plan: ['app/pages/plan/tools/tools.tsx', 'app/ui/toast/toaster.tsx'],
};

/** The chunks with what a page that is a tool loads later, and their imports. Undefined for other pages. */
export function toolChunks(
  root: string,
  { page }: SiteDocument,
  chunks: readonly Rolldown.OutputChunk[],
): Set<string> | undefined {
  const modules = tools[page]?.map((module) => path.posix.join(root, module));
  return modules && chunksOf(modules, chunks);
}

/** The chunks that a document needs to hydrate: the entry first, then its imports, the page and its words. */
export function hydrationChunks(
  root: string,
  document: SiteDocument,
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const modules = ['app/entry-client.tsx', ...pageModules(document)].map((module) =>
    path.posix.join(root, module),
  );
  return [...chunksOf([...modules, languageModuleId(document.locale.code)], chunks)];
}

export function earlyScripts({ page }: SiteDocument, { boot, draft }: Bundles['early']): string[] {
  return page === 'contact' ? [boot, draft] : [boot];
}
