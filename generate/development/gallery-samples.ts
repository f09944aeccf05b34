/** Sample content for the gallery: words and texts of the tests' fictional company. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitArticle } from '../content/articles/article-file.ts';
import { loadTexts } from '../content/articles/articles.ts';
import { checkArticle, writtenFacts } from '../content/articles/check-articles.ts';
import { loadFacts, loadWords } from '../content/load.ts';
import { bodyOf } from '../documents/body.ts';
import { clockWords } from '../content/clock-words.ts';

export const samplesModule = 'virtual:gallery-samples';
/** Where the fictional company's content is, in the project. */
export const samplesFolder = 'test/fixtures';

/** Returns the article with every kind of element, as the prerenderer gets it, and the words around it. */
async function sampleArticle(root: string) {
  const source = splitArticle(readFileSync(path.join(root, 'articles/everything.md'), 'utf8'));
  const { data, mistakes } = checkArticle(root, 'en', 'everything', writtenFacts(root), source);
  if (!data) throw new Error(mistakes.join('\n'));
  const { matter, markdown } = data;
  // The gallery has its own pictures.
  const info = { ...matter, slug: 'everything', minutes: 4, photos: [] };
  const { texts, words } = await loadTexts(root, 'en', [{ info, markdown }]);
  const [article] = texts;
  if (!article) throw new Error('there is no article');
  const { tree, ...rest } = article;
  return { article: { ...rest, body: bodyOf(tree) }, words };
}

/** Reads the samples, which are only in English. */
export async function gallerySamples(project: string) {
  const root = path.join(project, samplesFolder);
  const facts = loadFacts(root, 'site');
  const zones = Object.values(facts.offices).map(({ timeZone }) => timeZone);
  return {
    site: {
      ...facts,
      ui: loadWords(root, 'en', 'ui'),
      error: loadWords(root, 'en', 'error'),
      clock: clockWords(zones, 'en-US'),
      quickLinks: [],
    },
    sharedDay: loadWords(root, 'en', 'home').sharedDay,
    questions: loadWords(root, 'en', 'questions').nearshoring,
    ...(await sampleArticle(root)),
  };
}

export type GallerySamples = Awaited<ReturnType<typeof gallerySamples>>;
