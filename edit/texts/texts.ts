import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { collectionFacts, type CollectionName } from '#packages/site/collections.ts';
import { locales, type Locale, type LocaleCode } from '#packages/site/locales.ts';
import { splitText } from '#packages/content/texts/text-file.ts';
import { textTree } from '#packages/content/texts/text-tree.ts';
import { checkText } from '#packages/content/texts/check-text.ts';
import { chartPlaceholder } from '#packages/content/texts/parse-markdown.ts';
import { blockNames } from '#packages/content/collections/blocks.ts';
import { collections } from '#packages/content/collections/collections.ts';
import { holdOf, stateOf, takenDown } from '#packages/content/schedule/held-back.ts';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import { valueAt } from '#packages/content/tree.ts';
import { mediaFolder } from '#packages/content/media/media-file.ts';
import { typedEdits, type Typed } from '../changes/typed.ts';
import { readContent } from '../content/content-files.ts';
import { currentContent, textsIn, type Content } from '../content/content.ts';
import { textLabel, languageName, textNamed, wordsOf } from '../content/labels.ts';
import { whereOf } from '../content/path-label.ts';
import { fileOf } from '../content/place.ts';
import { bodyKey, valuesOfText } from '../content/text-file.ts';
import { committedFile } from '../publish/repository.ts';
import { stateIn } from '../words/options.ts';
import { pageRoom } from '../words/page-room.ts';
import { placeholders } from '../words/references.ts';
import { Refused } from '../writer/edits.ts';
import { fileAfter } from '../writer/file-after.ts';
import { compareLanguages } from './compare-languages.ts';
import { redirectsFrom } from './redirects.ts';
import { shownValues, textParts } from './text-fields.ts';

export function listTexts(root: string) {
  const { data, source } = currentContent(root);
  return textsIn(source)
    .map(([name, texts]) => {
      const titles = texts.map(({ code }) => valueAt(data(name, code), ['title']));
      return {
        name,
        title: titles.find((title) => typeof title === 'string') ?? textLabel(name),
        languages: texts.map((each) => each.name),
        state: stateIn(texts, source.day),
      };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

export type ListedText = ReturnType<typeof listTexts>[number];

function savedIn(content: Content, name: string, { locale, file }: LanguageText): Record<string, string> {
  const source = readContent(content.source, file);
  if (source === undefined) return {};
  const { matter, body, mistakes } = splitText(source);
  const values = valuesOfText(matter, body);
  if (!values) {
    const [reason = 'has no keys'] = mistakes.map(({ excerpt: _excerpt, ...each }) => reasonInWords(each));
    throw new Refused(`${whereOf(file, '')}: ${reason}. The bar lists it among the files to correct.`);
  }
  return shownValues({ file: name, locale, path: [] }, values);
}

function textIn({ source }: Content, name: string, { code, name: language }: Locale) {
  const file = fileOf(name, code);
  return {
    locale: code,
    language,
    file,
    isThere: readContent(source, file) !== undefined,
    redirects: redirectsFrom(source.root, code, name),
  };
}

/** Whether or not the text exists in this language. */
export type LanguageText = ReturnType<typeof textIn>;

function blocksIn(collection: CollectionName, { source }: Content) {
  const own = collections[collection];
  const contexts = locales.map(({ code }) => source.language(code).context);
  const names = blockNames.filter(
    (name) => own.blockMistake && contexts.every((context) => !own.blockMistake?.(context, name)),
  );
  return [
    { written: chartPlaceholder, label: 'Chart of the working days' },
    ...names.map((name) => ({ written: `[[${name}]]`, label: wordsOf(name) })),
  ];
}

/** Also in languages that do not have the text. Throws Refused if a file cannot be read. */
export function openText(root: string, name: string) {
  const { collection, slug } = textNamed(name);
  const content = currentContent(root);
  const texts = locales.map((language) => textIn(content, name, language));
  const files = [
    ...texts.map(({ file }) => file),
    ...(collectionFacts[collection].hasFigures ? ['figures.yaml'] : []),
  ];
  const figures = { file: 'figures', locale: '', path: [collection, slug] };
  const saved = [
    shownValues(figures, content.data('figures', '')),
    ...texts.map((text) => savedIn(content, name, text)),
  ];
  return {
    name,
    texts,
    parts: textParts(content, name),
    saved: Object.fromEntries(saved.flatMap((each) => Object.entries(each))),
    placeholders: placeholders(content),
    blocks: blocksIn(collection, content),
    pageRoom: pageRoom(root, name),
    hashes: content.hashes(files),
  };
}

export type OpenedText = ReturnType<typeof openText>;

/** Disables the links of a preview, and points its pictures to the folder of the originals. */
function prepareForPreview(tree: Root): void {
  visit(tree, 'element', (element) => {
    const { properties } = element;
    delete properties.href;
    // Only the page shows blocks.
    if (properties.dataBlock)
      element.children = [{ type: 'text', value: `Here the page shows: ${String(properties.dataBlock)}` }];
    if (properties.src) properties.src = `/${mediaFolder}/${encodeURIComponent(properties.src)}`;
  });
}

type TypedText = { locale: LocaleCode; values: Typed };

/** Without `html` if it cannot be rendered. */
export async function previewText(
  root: string,
  { name, texts: [typed, ...others] }: { name: string; texts: readonly [TypedText, ...TypedText[]] },
) {
  const { locale } = typed;
  const { collection, slug } = textNamed(name);
  const content = currentContent(root);
  const { source: all } = content;
  const sourceOf = ({ locale: code, values }: TypedText) => {
    const file = fileOf(name, code);
    const puts = [{ path: [], value: values }];
    const edits = typedEdits(content, { file: name, locale: code }, puts);
    return String(fileAfter(file, content.text(file), edits));
  };
  const source = sourceOf(typed);
  const split = splitText(source);
  // The lines that messages name are those of the body, which is all that is seen.
  const written = valueAt(typed.values, [bodyKey]);
  const body = typeof written === 'string' ? written : '';
  const text = { ...split, body, linesBefore: 0 };
  const { data, body: read, ...checked } = checkText(all.language(locale).context, collection, slug, text);
  const { markdown, mistakes: inBody } = read();
  const mistakes = [...checked.mistakes, ...inBody];
  const hold = holdOf(split.matter);
  const published = await committedFile(root, checked.file);
  const about = {
    /** As it was typed, and what is wrong in it. */
    body,
    mistakes: mistakes.filter(({ path }) => !path),
    state: stateOf(hold, all.day),
    takenDown:
      published === undefined ? undefined : takenDown(holdOf(splitText(published).matter), hold, all.day),
    advice: compareLanguages(name, [
      { language: languageName(locale), text: source },
      ...others.map((each) => ({ language: languageName(each.locale), text: sourceOf(each) })),
    ]),
  };
  const words = all.language(locale).words.insights.data;
  if (!data || !words) return { title: '', description: '', html: undefined, ...about };
  const { title, description } = data;
  const { tree } = await textTree({ markdown }, words);
  prepareForPreview(tree);
  return { title, description, html: toHtml(tree), ...about };
}

export type TextPreview = Awaited<ReturnType<typeof previewText>>;
