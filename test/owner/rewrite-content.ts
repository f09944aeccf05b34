/**
 * Rewrites the whole content of a copy of the project as another owner could: every text in other words and 30 % longer,
 * other figures, facts, dates and colours, and an item more in every list. It knows no key: it walks the files, and takes
 * back what the check of the content refuses, such as an item too many.
 */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, parseDocument, type Document } from 'yaml';
import { collections } from '../../generate/content/collections.ts';
import { checkContent } from '../../generate/content/checks/check.ts';
import { loadSite } from '../../generate/content/site.ts';
import { ContentError } from '../../generate/reading/mistakes.ts';
import { keyOfCity } from '../../generate/content/checks/office-keys.ts';
import { writtenCodes } from '../../generate/content/written-languages.ts';
import { addItems, changeScalars, changesAt, type Change, type Changes } from './changes.ts';
import { growth } from './reword.ts';
import { rewriteArticle } from './rewrite-article.ts';

type YamlFile = { file: string; document: Document; changes: Changes };
type TextFile = { file: string; change: Change };

/** Reads and changes every YAML file in a folder. */
function changeYaml(root: string, folder: string, code?: string): YamlFile[] {
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.yaml'));
  return names.map((name) => {
    const file = `${folder}/${name}`;
    const document: Document = parseDocument(readFileSync(path.join(root, file), 'utf8'));
    const changes: Changes = new Map();
    const words = code === undefined ? undefined : { name: path.basename(name, '.yaml'), code };
    changeScalars(document, changes, words);
    addItems(document, changes, words);
    return { file, document, changes };
  });
}

/** Changes every article or story of a language, and adds one. */
function changeTexts(root: string, folder: string, code: string): TextFile[] {
  if (!existsSync(path.join(root, folder))) return [];
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'));
  const [first = ''] = names;
  const textOf = (name: string) => readFileSync(path.join(root, folder, name), 'utf8');
  const write = (name: string, text: string) => () => writeFileSync(path.join(root, folder, name), text);
  const changed = names.map((name) => {
    const text = textOf(name);
    const forms = [growth, 1].map((factor) => write(name, rewriteArticle(text, code, factor)));
    return { file: `${folder}/${name}`, change: { forms: [...forms, write(name, text)], form: 0 } };
  });
  const added = `another-${first}`;
  const another = rewriteArticle(rewriteArticle(textOf(first), code, 1), code, 1);
  const forms = [write(added, another), () => rmSync(path.join(root, folder, added))];
  return [...changed, { file: `${folder}/${added}`, change: { forms, form: 0 } }];
}

/** Gives the offices the keys that their cities' names in the default language ask for, in all files. */
function renameOffices(files: readonly YamlFile[]): void {
  const names = files.find(({ file }) => file.endsWith('en/ui.yaml'))?.document.toJS() as {
    offices: Record<string, { name: string }>;
  };
  const newKeys = new Map(Object.entries(names.offices).map(([key, { name }]) => [key, keyOfCity(name)]));
  for (const { document } of files) {
    const offices = document.get('offices');
    for (const { key } of isMap(offices) ? offices.items : [])
      if (isScalar(key)) key.value = newKeys.get(String(key.value)) ?? key.value;
  }
}

/** Returns the mistakes of the content by file; none if it is good. */
function mistakesIn(root: string): ReadonlyMap<string, readonly string[]> {
  try {
    checkContent(loadSite(root).source, writtenCodes);
    return new Map();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Other files have mistakes that are only due to those of the facts.
    const inFacts = [...error.mistakes].filter(([file]) => /^content\/\w+\.yaml$/.test(file));
    return inFacts.length > 0 ? new Map(inFacts) : error.mistakes;
  }
}

/** What was changed: the number of texts, figures and facts, of added items, and of each that was taken back. */
export type Rewritten = { values: number; keptValues: number; items: number; refusedItems: number };

const isTakenBack = ({ form, forms }: Change) => form === forms.length - 1;

function countsOf(all: readonly Change[]): Rewritten {
  const [items, values] = [all.filter(({ added }) => added), all.filter(({ added }) => !added)];
  return {
    values: values.length,
    keptValues: values.filter(isTakenBack).length,
    items: items.length,
    refusedItems: items.filter(isTakenBack).length,
  };
}

/** Rewrites the content of a copy of the project. Throws if the check of the content refuses every form of a change. */
export function rewriteContent(root: string): Rewritten {
  const yaml = [
    ...changeYaml(root, 'content'),
    ...writtenCodes.flatMap((code) => changeYaml(root, `content/${code}`, code)),
  ];
  const texts = writtenCodes.flatMap((code) =>
    collections.flatMap((collection) => changeTexts(root, `content/${code}/${collection}`, code)),
  );
  const all = [...yaml.flatMap(({ changes }) => [...changes.values()]), ...texts.map(({ change }) => change)];
  for (const { forms } of all) forms[0]?.();
  for (;;) {
    renameOffices(yaml);
    for (const { file, document } of yaml)
      writeFileSync(path.join(root, file), document.toString({ lineWidth: 0 }));
    const mistakes = mistakesIn(root);
    if (mistakes.size === 0) return countsOf(all);
    const refused = new Set<Change>();
    for (const [file, lines] of mistakes) {
      const inYaml = yaml.find((each) => each.file === file);
      for (const line of lines) {
        const about = inYaml
          ? changesAt(inYaml.document, inYaml.changes, line)
          : texts.filter((each) => each.file === file).map(({ change }) => change);
        if (about.length === 0) throw new Error(`nothing was changed at ${file}: ${line}`);
        for (const change of about) refused.add(change);
      }
    }
    for (const change of refused) {
      change.form += 1;
      const next = change.forms[change.form];
      if (!next) throw new Error(`no form of a change is good:\n${[...mistakes].join('\n')}`);
      next();
    }
  }
}
