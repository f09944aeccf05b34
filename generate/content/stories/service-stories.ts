/** The virtual modules of the client stories about services. Runs at build time only. */
import type { LocaleCode } from '#app/site/locales.ts';
import { locales } from '#app/site/locales.ts';
import { articleSlugs } from '../articles/article-file.ts';
import { loadWords } from '../load.ts';
import { listStories, storyCards } from './stories.ts';

/** The component of a service's block: the one with client stories, if the site has any. */
export const serviceBlockModule = 'virtual:service-block';

const hasStories = (root: string, code: LocaleCode) => articleSlugs(root, code, 'stories').length > 0;

/** Returns the source of the module. Without stories, none of their code is built. */
export function serviceBlockSource(root: string): string {
  const name = locales.some(({ code }) => hasStories(root, code))
    ? 'service-block-with-stories'
    : 'service-block';
  return `export { ServiceBlock } from '/app/pages/services/${name}.tsx'`;
}

/** The words of the services in a language, with the client stories about each service. */
export const servicesModule = /^virtual:services\/([\w-]+)$/;

/** Returns the module that has a language's words of the services. */
export function servicesAddress(root: string, code: LocaleCode): string {
  return hasStories(root, code) ? `virtual:services/${code}` : `/content/${code}/services.yaml`;
}

/** Returns the source of the module. It imports the words and adds stories, because edit mode marks words on import. */
export function servicesSource(root: string, code: LocaleCode): string {
  const all = listStories(root, code);
  const words = loadWords(root, code, 'stories');
  const stories = Object.keys(loadWords(root, code, 'services').blocks).flatMap((id) => {
    const own = storyCards(
      words,
      all.filter(({ services }) => services.includes(id)),
    );
    return own ? [[id, own] as const] : [];
  });
  return `import words from '/content/${code}/services.yaml';
const stories = ${JSON.stringify(Object.fromEntries(stories))};
const block = ([id, own]) => [id, stories[id] ? { ...own, stories: stories[id] } : own];
export default { ...words, blocks: Object.fromEntries(Object.entries(words.blocks).map(block)) };`;
}
