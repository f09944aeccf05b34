/** A language of longer, accented English, which reveals hard-coded and truncated text. */
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { wordFiles } from '#packages/content/schema.ts';
import type { Shape } from '#packages/content/schemas/shape.ts';
import { rootOf } from '#packages/content/schemas/shapes.ts';
import { dataNode, isGroup, map } from '#packages/content/tree.ts';
import type { Locale } from '#packages/site/locales.ts';
import { edit } from './fixture-content.ts';
import { facts } from './meridian-content.ts';

const entry = { prefix: 'xa', name: '(Ƥšéúđó)', territory: 'US' };

// No language of the specification's site, whose types all tests have.
export const pseudo = { code: 'en-XA', ...entry } as unknown as Locale;

// Those of Spanish, or of none: others would make the fonts larger that every page loads first.
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀćđéƒĝĥíĵķĺɱñóṕǫŕšŧúṽŵẋŷžÁƁĆĐÉƑĜĤÍĴĶĹṀÑÓṔǪŔŠŦÚṼŴẊŶŽ';
const accent = (letter: string) => accented.charAt(plain.indexOf(letter));

// Translations can be about this much longer than English.
const growths = [1.35, 1.2, 1];
// Placeholders `{…}`, filled at build time, and slots `[…]`, filled at run time.
const slot = /(\{[^{}]*\}|\[\w+\])/g;
const vowel = /[aeiou]/gi;

/** Doubles vowels from the start of a text until it has reached the target length. */
function lengthen(text: string, growth: number): string {
  let missing = Math.ceil(text.length * (growth - 1));
  let vowels = text.match(vowel)?.length ?? 0;
  return text.replaceAll(vowel, (letter) => {
    const more = Math.ceil(missing / vowels);
    missing -= more;
    vowels -= 1;
    return letter + letter.toLowerCase().repeat(more);
  });
}

function accentedText(text: string, growth: number): string {
  const parts = text.split(slot);
  return parts
    .map((part, index) => (index % 2 ? part : lengthen(part, growth).replaceAll(/[a-z]/gi, accent)))
    .join('');
}

// Figures are shorter than their names.
const filled = (text: string) =>
  text.replaceAll(/\{(\w+)\}/g, (written, name: string) => String(Reflect.get(facts, name) ?? written));

/** Accents every letter, makes the text longer, and puts it in parentheses, as far as it may have as many characters. */
function pseudoText(text: string, most = Infinity): string {
  const [, words = text, ending = ''] = /^(.*)( \| \{name\})$/s.exec(text) ?? [];
  if (!/\p{L}/u.test(words.replaceAll(slot, ''))) return text;
  const all = growths.map((growth) => accentedText(words, growth));
  const longest = all.flatMap((each) => [`(${each})`, each]).find((each) => filled(each).length <= most);
  return `${longest ?? all.at(-1)}${ending}`;
}

const isRead = (shape: Shape | undefined) => !shape?.enum && shape?.const === undefined && !shape?.isName;

function pseudoWords(file: string, words: unknown): unknown {
  return map(rootOf(file, words), ({ path, shape, value }) => {
    if (typeof value !== 'string' || !isRead(shape)) return value;
    // The header has no room for longer names of pages, and the content check says so.
    return pseudoText(value, path.join() === 'name' ? value.length : shape?.maxLength);
  });
}

/** Adds the language to content: its words, and what people and clients say in it. */
export function writePseudoLanguage(content: string): void {
  mkdirSync(path.join(content, pseudo.code));
  for (const name of wordFiles) {
    const words: unknown = parse(readFileSync(path.join(content, `en/${name}.yaml`), 'utf8'));
    writeFileSync(path.join(content, pseudo.code, `${name}.yaml`), stringify(pseudoWords(name, words)));
  }
  for (const file of ['people.yaml', 'quotes.yaml'])
    edit(content, file, (tree) =>
      Object.assign(
        tree,
        map(dataNode(tree), ({ value }) =>
          isGroup(value) && typeof value.en === 'string'
            ? { ...value, [pseudo.code]: pseudoText(value.en) }
            : value,
        ),
      ),
    );
  const list = path.join(content, 'languages.json');
  const languages = JSON.parse(readFileSync(list, 'utf8')) as object;
  writeFileSync(list, JSON.stringify({ ...languages, [pseudo.code]: entry }));
}
