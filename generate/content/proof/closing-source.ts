/** The virtual modules of what stands above the closing bands of pages. Runs at build time only. */
import { locales, type LocaleCode } from '#app/site/locales.ts';
import { readPhoto } from '../../media/photo.ts';
import { loadPeople } from './people.ts';
import { loadQuotes, quotePages, type QuotePage } from './quotes.ts';

/** Imported by pages as `virtual:closing/<page>`. */
export const closingModule = /^virtual:closing\/(\w+)$/;

const component = '/app/layout/proof';

async function peopleProps(root: string, code: LocaleCode) {
  const words = loadPeople(root, code);
  if (!words) return undefined;
  const files = words.people.flatMap(({ portrait }) => portrait ?? []);
  const photos = files.map(async (file) => [file, await readPhoto(root, file)] as const);
  return { words, photos: Object.fromEntries(await Promise.all(photos)) };
}

/** What a page has above its closing band in a language: the name of a component, and its properties. */
async function aboveIn(root: string, page: string, code: LocaleCode) {
  if (page === 'about') {
    const props = await peopleProps(root, code);
    return props && { name: 'People', props };
  }
  if (!(quotePages as readonly string[]).includes(page)) return undefined;
  const words = loadQuotes(root, page as QuotePage, code);
  return words && { name: 'Quotes', props: { words } };
}

/**
 * Source of the closing band of a page. Without people or quotes it is the band itself, so that nothing of them is built;
 * with them, the prerenderer alone gets their texts.
 */
export async function closingSource(root: string, page: string, isBrowser: boolean): Promise<string> {
  const all = await Promise.all(
    locales.map(async ({ code }) => [code, await aboveIn(root, page, code)] as const),
  );
  const having = all.flatMap(([code, above]) => (above ? [{ code, ...above }] : []));
  const [first] = having;
  if (!first) return `export { CallToAction } from '/app/layout/call-to-action.tsx'`;
  const hasPhotos = having.some(({ props }) => 'photos' in props && Object.keys(props.photos).length > 0);
  const styles = hasPhotos ? `import '/app/ui/photo/photo.css';\n` : '';
  const closing = `${styles}import { closing } from '${component}/closing.tsx';`;
  if (isBrowser) return `${closing}\nexport const CallToAction = closing();`;
  const elements = having.map(
    ({ code, props }) => `${JSON.stringify(code)}: jsx(${first.name}, ${JSON.stringify(props)})`,
  );
  return `${closing}
import { jsx } from 'react/jsx-runtime';
import { ${first.name} } from '${component}/${first.name.toLowerCase()}.tsx';
export const CallToAction = closing({ ${elements.join(', ')} });`;
}
