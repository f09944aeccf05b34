import path from 'node:path';
import type { Plugin } from 'vite';
import { checkContent, loadFacts, loadWords } from '../app/content/load.ts';
import { ContentError } from '../app/content/mistakes.ts';
import type { WordFile } from '../app/content/schema.ts';
import { locales } from '../app/site/locales.ts';

const contentFile = /\/content\/(?:([\w-]+)\/)?([\w-]+)\.yaml$/;

const headFacts = new Set(['legalName', 'areaServed', 'copyrightYear', 'country', 'region']);

/** Leaves out of the browser's facts what only the head, the files for machines and the words are made from. */
function withoutHeadFacts(key: string, value: unknown): unknown {
  return headFacts.has(key) ? undefined : value;
}

/**
 * Turns an import of a file in `content/` into its checked data, so that neither the YAML parser nor Zod reaches
 * the browser. A mistake stops the build, and in development shows in the overlay until the file is mended.
 */
export function content(): Plugin {
  let root = '';
  return {
    name: 'content',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      if (this.environment.mode === 'build') {
        checkContent(
          root,
          locales.map(({ code }) => code),
        );
      }
    },
    load(id) {
      const match = contentFile.exec(id);
      if (!match) return undefined;
      const [, locale, name = ''] = match;
      this.addWatchFile(path.join(root, 'content/site.yaml'));
      this.addWatchFile(path.join(root, 'content/figures.yaml'));
      try {
        const data =
          locale === undefined
            ? loadFacts(root, name as 'site' | 'figures')
            : loadWords(root, locale, name as WordFile);
        const isBrowserFacts = locale === undefined && this.environment.name === 'client';
        return `export default ${JSON.stringify(data, isBrowserFacts ? withoutHeadFacts : undefined)}`;
      } catch (error) {
        if (error instanceof ContentError) this.error({ message: error.message, id });
        throw error;
      }
    },
    hotUpdate({ file, server }) {
      if (!contentFile.test(file)) return;
      for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
  };
}
