/** What the gallery shows of content that grows: the words and texts of the fictional company of the tests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitArticle } from '../content/articles/article-file.ts';
import { drawTexts } from '../content/articles/articles.ts';
import { checkArticle, writtenFacts } from '../content/articles/check-articles.ts';
import { loadFacts, loadWords } from '../content/load.ts';
import { zoneNames } from '../content/zone-names.ts';

export const samplesModule = 'virtual:gallery-samples';

/** The article with everything in it, as the prerenderer draws it, and the words around it. */
async function sampleArticle(root: string) {
  const source = splitArticle(readFileSync(path.join(root, 'articles/everything.md'), 'utf8'));
  const { data, mistakes } = checkArticle(root, 'en', 'everything', writtenFacts(root), source);
  if (!data) throw new Error(mistakes.join('\n'));
  const { matter, markdown } = data;
  // The gallery draws pictures of its own.
  const info = { ...matter, slug: 'everything', minutes: 4, photos: [] };
  const { sharedDay, texts, words } = await drawTexts(root, 'en', [{ info, markdown }]);
  const [article] = texts;
  if (!article) throw new Error('there is no article');
  return { article, sharedDay, words };
}

/** Reads the samples. They are in English only. */
export async function gallerySamples(project: string) {
  const root = path.join(project, 'test/fixtures');
  const facts = loadFacts(root, 'site');
  const zones = Object.values(facts.offices).map(({ timeZone }) => timeZone);
  return {
    site: {
      ...facts,
      ui: loadWords(root, 'en', 'ui'),
      error: loadWords(root, 'en', 'error'),
      zoneNames: zoneNames(zones, 'en'),
    },
    questions: loadWords(root, 'en', 'questions').nearshoring,
    ...(await sampleArticle(root)),
  };
}

export type GallerySamples = Awaited<ReturnType<typeof gallerySamples>>;
