import path from 'node:path';
import type { Rolldown } from 'vite';
import { languageModuleId } from '../content/content-plugin.ts';
import type { InsightsDocument, SiteDocument } from './documents.ts';

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
function pageModules(document: SiteDocument | InsightsDocument): string[] {
  const { page, locale } = document;
  if (!('article' in document))
    return [`app/pages/${page}/${page}.tsx`, `content/${locale.code}/${page}.yaml`];
  const single = document.article !== undefined;
  if (page === 'insights')
    return [
      `app/pages/insights/${single ? 'article' : 'article-list'}.tsx`,
      `content/${locale.code}/insights.yaml`,
    ];
  return [
    `app/pages/insights/${single ? 'story' : 'story-list'}.tsx`,
    `content/${locale.code}/stories.yaml`,
    ...(single ? [`content/${locale.code}/insights.yaml`] : []),
  ];
}

/** Returns the chunks that a document needs to hydrate: the entry first, then its imports, the page and its words. */
export function hydrationChunks(
  root: string,
  document: SiteDocument | InsightsDocument,
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const modules = ['app/entry-client.tsx', ...pageModules(document)].map((module) =>
    path.posix.join(root, module),
  );
  return [...chunksOf([...modules, languageModuleId(document.locale.code)], chunks)];
}
