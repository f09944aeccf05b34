/** The virtual modules of pages' closing bands and the sections above them. Runs at build time only. */
import { locales, type LocaleCode } from '#app/site/locales.ts';
import { readPhoto } from '../../media/photo.ts';
import { listStories, storyCards } from '../stories/stories.ts';
import { loadWords } from '../load.ts';
import { loadPeople } from './people.ts';
import { loadQuotes, quotePages, type QuotePage } from './quotes.ts';

/** Imported by pages as `virtual:closing/<page>`. */
export const closingModule = /^virtual:closing\/(\w+)$/;

const components = {
  People: '/app/layout/proof/people.tsx',
  Quotes: '/app/layout/proof/quotes.tsx',
  Stories: '/app/layout/stories/stories-section.tsx',
} as const;

const isQuotePage = (page: string): page is QuotePage => (quotePages as readonly string[]).includes(page);

async function peopleProps(root: string, code: LocaleCode) {
  const words = loadPeople(root, code);
  if (!words) return undefined;
  const files = words.people.flatMap(({ portrait }) => portrait ?? []);
  const photos = files.map(async (file) => [file, await readPhoto(root, file)] as const);
  return { words, photos: Object.fromEntries(await Promise.all(photos)) };
}

/** A component above a closing band, and its props. */
type Part = { name: keyof typeof components; props: object };

/** Returns the sections above a page's closing band in a language. */
async function aboveIn(root: string, page: string, code: LocaleCode): Promise<Part[]> {
  const people = page === 'about' ? await peopleProps(root, code) : undefined;
  const stories =
    page === 'home' ? storyCards(loadWords(root, code, 'stories'), listStories(root, code)) : undefined;
  const quotes = isQuotePage(page) ? loadQuotes(root, page, code) : undefined;
  return [
    ...(people ? [{ name: 'People', props: people } as const] : []),
    ...(stories ? [{ name: 'Stories', props: stories } as const] : []),
    ...(quotes ? [{ name: 'Quotes', props: { words: quotes } } as const] : []),
  ];
}

const element = ({ name, props }: Part) => `jsx(${name}, ${JSON.stringify(props)}, '${name}')`;

/**
 * Returns the source of a page's closing band. Without people, client stories and quotes it is the plain band, so that none
 * of their code is built; otherwise only the prerenderer's source has their texts.
 */
export async function closingSource(root: string, page: string, isBrowser: boolean): Promise<string> {
  const all = await Promise.all(
    locales.map(async ({ code }) => [code, await aboveIn(root, page, code)] as const),
  );
  const parts = all.flatMap(([, own]) => own);
  if (parts.length === 0) return `export { CallToAction } from '/app/layout/call-to-action.tsx'`;
  const hasPhotos = parts.some(
    ({ props }) => 'photos' in props && Object.keys(props.photos ?? {}).length > 0,
  );
  const styles = hasPhotos ? `import '/app/ui/photo/photo.css';\n` : '';
  const closing = `${styles}import { closing } from '/app/layout/proof/closing.tsx';`;
  if (isBrowser) return `${closing}\nexport const CallToAction = closing();`;
  const elements = all.map(([code, own]) => `${JSON.stringify(code)}: [${own.map(element).join(', ')}]`);
  const names = new Set(parts.map(({ name }) => name));
  return `${closing}
import { jsx } from 'react/jsx-runtime';
${[...names].map((name) => `import { ${name} } from '${components[name]}';`).join('\n')}
export const CallToAction = closing({ ${elements.join(', ')} });`;
}
