import path from 'node:path';
import type { Rolldown } from 'vite';
import { languageModuleId } from '../content/content-plugin.ts';
import type { Bundles } from '../bundles.ts';
import type { SiteDocument } from './documents.ts';

/**
 * Returns the chunks that contain the given modules, and their static imports, each once and in order of need. Throws
 * if no chunk contains a module.
 */
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

/** Returns the modules with a page's code and words. */
function pageModules({ kind, page, locale }: SiteDocument): string[] {
  const words = (file: string) => `content/${locale.code}/${file}.yaml`;
  if (kind === 'article') return ['app/pages/insights/article.tsx', words('insights')];
  if (kind === 'story') return ['app/pages/insights/story.tsx', words('stories'), words('insights')];
  if (kind === 'content-page') return ['app/pages/insights/content-page.tsx', words('insights')];
  if (kind !== 'list') return [`app/pages/${page}/${page}.tsx`, words(page)];
  return [`app/pages/insights/${page === 'stories' ? 'story-list' : 'article-list'}.tsx`, words(page)];
}

/** Returns the chunks that a document needs to hydrate: the entry first, then its imports, the page and its words. */
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

/** Returns the scripts that a document runs before the first gesture, the boot script first. */
export function earlyScripts({ page }: SiteDocument, { boot, draft }: Bundles['early']): string[] {
  return page === 'contact' ? [boot, draft] : [boot];
}
