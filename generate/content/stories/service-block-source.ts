/** The virtual module of the services' blocks. Runs at build time only. */
import { locales, type LocaleCode } from '#app/site/locales.ts';
import { loadWords } from '../load.ts';
import { listStories, storyCards, type StoryCards } from './stories.ts';

/** The block of a service: with the client stories about it, where there are any. */
export const serviceBlockModule = 'virtual:service-block';

const block = '/app/pages/services/service-block.tsx';

function storiesIn(root: string, code: LocaleCode, isBrowser: boolean): Record<string, StoryCards | true> {
  const all = listStories(root, code);
  return Object.fromEntries(
    Object.keys(loadWords(root, code, 'services').blocks).flatMap((id) => {
      const own = all.filter(({ services }) => services.includes(id));
      const cards = storyCards(root, code, own);
      return cards ? [[id, isBrowser || cards]] : [];
    }),
  );
}

/** Source of the module. Without stories it is the block itself, so that nothing of them is built. */
export function serviceBlockSource(root: string, isBrowser: boolean): string {
  const all = Object.fromEntries(locales.map(({ code }) => [code, storiesIn(root, code, isBrowser)]));
  if (Object.values(all).every((own) => Object.keys(own).length === 0))
    return `export { ServiceBlock } from '${block}'`;
  return `import { ServiceBlock as Block } from '${block}';
import { withStories } from '/app/layout/stories/service-stories.tsx';
export const ServiceBlock = withStories(Block, ${JSON.stringify(all)});`;
}
