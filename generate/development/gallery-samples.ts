/** What the gallery shows of content that grows: the words and texts of the fictional company of the tests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitArticle } from '../content/articles/article-file.ts';
import { articleTree, leadFigure } from '../content/articles/article-tree.ts';
import { checkArticle, writtenFacts } from '../content/articles/check-articles.ts';
import { loadFacts, loadWords } from '../content/load.ts';
import { zoneNames } from '../content/zone-names.ts';

export const samplesModule = 'virtual:gallery-samples';

/** The article with everything in it, as the prerenderer draws it. */
async function sampleArticle(root: string) {
  const source = splitArticle(readFileSync(path.join(root, 'articles/everything.md'), 'utf8'));
  const { data, mistakes } = checkArticle(root, 'en', 'everything', writtenFacts(root), source);
  if (!data) throw new Error(mistakes.join('\n'));
  const { matter, markdown } = data;
  const { tree, sections } = await articleTree(markdown, loadWords(root, 'en', 'insights'));
  if (matter.picture) tree.children.unshift(leadFigure(matter.picture));
  return { ...matter, slug: 'everything', minutes: 4, tree, sections };
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
    words: loadWords(root, 'en', 'insights'),
    sharedDay: loadWords(root, 'en', 'home').sharedDay,
    questions: loadWords(root, 'en', 'questions').nearshoring,
    article: await sampleArticle(root),
  };
}

export type GallerySamples = Awaited<ReturnType<typeof gallerySamples>>;
