import path from 'node:path';
import type { Plugin } from 'vite';
import { collectionNames, type CollectionName } from '#packages/site/collections.ts';
import { listPageKey, textAddress } from '#packages/site/addresses.ts';
import { defaultLocale, localeOf, locales } from '#packages/site/locales.ts';
import { onlineLocales } from '#packages/content/languages.ts';
import { twoDayOffices } from '#packages/site/offices.ts';
import { keepChecks } from '#packages/content/texts/kept-checks.ts';
import { collections } from '#packages/content/collections/collections.ts';
import { once } from '#packages/site/once.ts';
import { mistakesInWords } from '#packages/content/reading/mistakes.ts';
import { fileData, frameOf } from '#packages/content/documents/page-data.ts';
import { wordSchemas } from '#packages/content/schema.ts';
import { currentSite, currentSource, type Site, type View } from '#packages/content/site.ts';
import { shownEntries, type Source } from '#packages/content/source.ts';
import { logoFile } from '#packages/content/brand/logo.ts';
import { paletteCss, paletteModule } from '#packages/content/brand/palette.ts';
import { wordFormsSource } from './discovery/word-forms.ts';
import { logoOnPages } from './media/logo-pictures.ts';
import { ownCode, rememberedText } from './store.ts';

const languageModule = /^virtual:language\/([\w-]+)$/;

/** The resolved id of a language's virtual module, as Rollup lists it in a chunk's `moduleIds`. */
export function languageModuleId(code: string): string {
  return `\0virtual:language/${code}`;
}

function importMap(entries: readonly (readonly [name: string, from: string])[]): string {
  const lines = entries.map(
    ([name, from]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(from)})`,
  );
  return `{${lines.join(', ')}}`;
}

function hasTexts(source: Source, collection: CollectionName): boolean {
  return onlineLocales.some(({ code }) =>
    shownEntries(source, code).some((each) => each.collection === collection),
  );
}

/** The source of an object with the pages of collections that have texts, by address; in development of all. */
function collectionPages({ source }: Site, isDevelopment: boolean): string {
  const pages = collectionNames
    .filter((name) => isDevelopment || hasTexts(source, name))
    .flatMap((name) => {
      const { listViews, view } = collections[name];
      const lists = Object.entries(listViews).flatMap(([list, shown]) =>
        [list, listPageKey(list, ':number')].map((key) => [key, shown] as const),
      );
      return [...lists, [':slug', view] as const].map(([key, { component, words }]) => {
        const path = textAddress(name, defaultLocale, key).slice(1);
        return `${JSON.stringify(path)}: { load: () => import('/${component}'), words: ${JSON.stringify(words)} }`;
      });
    });
  return `{${pages.join(', ')}}`;
}

// Every page needs these, so they are part of the language's module instead of being fetched one by one.
const frameFiles = ['ui', 'error'];
// Not fetched with the code of a page.
const notPages = new Set([...frameFiles, 'suggestion', 'questions']);

const importsByLanguage = ({ locales }: Site, from: (code: string) => string) =>
  importMap(locales.map(({ code }) => [code, from(code)]));

/** The values of virtual modules, whose types are in `languages.d.ts`. */
const values: Readonly<Record<string, (site: Site, isDevelopment: boolean) => string>> = {
  'virtual:languages': (site) => importsByLanguage(site, (code) => `virtual:language/${code}`),
  // Separate, so that offering a language downloads one line and not its content.
  'virtual:suggestions': (site) => importsByLanguage(site, (code) => `/content/${code}/suggestion.yaml`),
  'virtual:word-forms': ({ locales }) => wordFormsSource(locales.map(({ code }) => code)),
  'virtual:collections': collectionPages,
  'virtual:logo': ({ logo }) => JSON.stringify(logoOnPages(logo)),
};

/** The list of languages, without those that visitors do not get; undefined if they get all. */
function onlineList(): string | undefined {
  if (onlineLocales.length === locales.length) return undefined;
  return JSON.stringify(Object.fromEntries(onlineLocales.map(({ code, ...rest }) => [code, rest])));
}

const isVirtual = (id: string) => Object.hasOwn(values, id) || languageModule.test(id);

/** Each language has a module of its own, so visitors never download another language's content. */
function languageSource(id: string, site: Site): string {
  const { code } = localeOf(languageModule.exec(id)?.[1] ?? '');
  const address = (name: string) => `/content/${code}/${name}.yaml`;
  const off: readonly string[] = site.facts.pagesOff ?? [];
  const others = Object.keys(wordSchemas).filter((name) => !notPages.has(name) && !off.includes(name));
  return [
    ...frameFiles.map((name) => `export { default as ${name} } from '${address(name)}'`),
    ...Object.entries(frameOf(site, code)).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
    ),
    `export const files = ${importMap(others.map((name) => [name, address(name)]))}`,
  ].join('\n');
}

function isPalette(id: string): boolean {
  return id.replace(/^.*\//, '').split('?')[0] === paletteModule;
}

const languagesFile = '/content/languages.json';
const contentFile = /\/content\/(?:([\w-]+)\/)?([\w-]+)\.yaml$/;

/**
 * Imports of content become checked data, so that neither YAML's parser nor Zod is bundled. While the content has mistakes, they
 * fail with these.
 */
export function content(siteAt: (root: string, view: View) => Site | undefined = currentSite): Plugin {
  let root = '';
  let siteNow: (project: string) => Site | undefined;
  return {
    name: 'content',
    config({ root: given = '.' }, { command }) {
      // As Vite names it later, so that the content is read once.
      const folder = path.resolve(given);
      // Owners also see drafts and what is to be published later, which no build has.
      const read = (project: string) => siteAt(project, { showsAll: command === 'serve' });
      // A build does not look for changes, which takes a call to the system for each file.
      siteNow = command === 'serve' ? read : once(read);
      keepChecks((key, check) => rememberedText(folder, ['check', ownCode(), ...key], check));
      const source = currentSource(folder);
      // Constants, so that the bundler leaves out unused code. Mistakes in site.yaml are reported later.
      const { bookingUrl = '', contactEndpoint = '', countVisits, offices = {} } = source.site.data ?? {};
      const counted = command === 'build' && countVisits ? new URL(bookingUrl).href : '';
      const twoDays = twoDayOffices(Object.values(offices)) ? 'always' : 'never';
      const { folder: files } = source;
      const hasProof =
        [source.people, source.quotes].some(({ file }) => files.has(file)) || hasTexts(source, 'stories');
      return {
        define: {
          'process.env.TWO_DAYS': JSON.stringify(command === 'serve' ? '' : twoDays),
          'process.env.COUNT_VISITS': JSON.stringify(counted),
          'process.env.HAS_PROOF': JSON.stringify(command === 'serve' || hasProof ? '1' : ''),
          'process.env.CONTACT_ENDPOINT': JSON.stringify(contactEndpoint),
        },
      };
    },
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      if (isVirtual(id)) return `\0${id}`;
      // As a file in the project: pages of the development server name it in their markup.
      if (isPalette(id)) return path.posix.join(root, id.replace(/^.*\//, ''));
      // Also of a file that is missing: loading it says so.
      return id.startsWith('/content/') && contentFile.test(id) ? path.posix.join(root, id) : undefined;
    },
    async load(id) {
      if (this.environment.mode !== 'dev' && id.endsWith(languagesFile)) return onlineList();
      const match = contentFile.exec(id);
      if (!match && !isPalette(id) && !isVirtual(id.slice(1))) return undefined;
      const site = siteNow(root);
      if (!site) return this.error({ message: mistakesInWords(currentSource(root).mistakes), id, stack: '' });
      if (isPalette(id)) return paletteCss(site.palette);
      if (match) {
        const [, folder, name = ''] = match;
        const locale = folder === undefined ? undefined : localeOf(folder).code;
        return `export default ${JSON.stringify(await fileData(site, locale, name))}`;
      }
      const virtual = id.slice(1);
      if (virtual === 'virtual:logo') this.addWatchFile(path.join(root, logoFile));
      const value = values[virtual]?.(site, this.environment.mode === 'dev');
      return value === undefined ? languageSource(virtual, site) : `export default ${value}`;
    },
  };
}
