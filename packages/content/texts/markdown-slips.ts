/** Finds Markdown that was meant and is none, for a sign or a space, so that it would be printed. */
import type { Extension } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

/** Takes a line of the text, counted from 1, and what is wrong in it. */
export type Report = (line: number, reason: string) => void;

type Rule = readonly [pattern: RegExp, toDo: string];

const link = 'a link is written [its words](/its-address), with no space in the address and none before it';
const signs =
  'the signs touch the words between them, as in **these words**, and no letter stands around them';

// What is left of it within a text, once all that is Markdown has been found.
const inTexts: readonly Rule[] = [
  [
    /!\[[^\]\n]*\]\([^)\n]*\)?/g,
    'a picture is written ![what it shows](its-name.jpg), with no space in its name',
  ],
  [/(?<!!)\[[^\]\n]*\]\([^)\n]*\)?/g, link],
  [/\[[^\]\n]+\] \((?:https?:|mailto:|tel:|[/#])[^)\n]*\)/g, link],
  [/\([^()\n]+\)\[(?:https?:|mailto:|tel:|[/#])[^\]\n]*\]/g, link],
  [/(?<![\w\]])\[[^\]\n]+\]\[[^\]\n]*\]/g, link],
  [
    /\[\^[^\]\s]+\]/g,
    'its note is missing, a line that begins with the same sign and a colon, as in [^1]: The note.',
  ],
  [/(?:\*\*|~~|(?<!\w)__(?=\S)|(?<=\S)__(?!\w)).*/g, signs],
  [/(?<![^\s(])([*_])(?=[^\s*_])[^*_\n]*\s\1(?=\w)/g, signs],
  [/`.*/g, 'code stands between two of this sign, as in `code`'],
];

// A line of a paragraph that was meant to be something else.
const inLines: readonly Rule[] = [
  [/^#{2,}(?![#\s]).*/, 'a heading has a space after its ##'],
  [
    /^(?:•|◦|▪|[-+](?=\p{L})|\d{1,3}[.)](?=\p{L})).*/u,
    'an item of a list begins with - and a space, or with 1. and a space',
  ],
  [/^\[[ xX]?\](?: .*)?$/, 'texts have no boxes to tick'],
  [/^\[(?!\^)[^\]]+\]:(?: .*)?$/, link],
  [/^\|.*\|\s*$/, 'a table has a line as |---|---| below its first one, with as many columns'],
];

const longest = 60;

function reasonOf(found: string, toDo: string): string {
  const written = found.length > longest ? `${found.slice(0, longest)}…` : found;
  return `${written.trim()} would be printed as it stands: ${toDo}`;
}

// In place of a sign that was escaped, and means itself.
const escaped = '\ufffc\ufffc';

/** An extension that reports the slips of a text. Comes before those that replace texts. */
export const reportSlips = (source: string, report: Report): Extension => ({
  transforms: [
    (tree) => {
      visit(tree, (node) => {
        if (!node.position) return;
        const { start, end } = node.position;
        const raw = source.slice(start.offset, end.offset).replaceAll(/\\[!-/:-@[-`{-~]/g, escaped);
        if (node.type === 'text') {
          for (const [pattern, toDo] of inTexts)
            for (const { 0: found, index } of raw.matchAll(pattern))
              report(start.line + raw.slice(0, index).split('\n').length - 1, reasonOf(found, toDo));
        }
        if (node.type === 'paragraph') {
          const lines = raw.split('\n').map((line) => line.replace(/^[\s>]+/, ''));
          for (const [index, line] of lines.entries())
            for (const [pattern, toDo] of inLines) {
              const [found] = pattern.exec(line) ?? [];
              if (found !== undefined) report(start.line + index, reasonOf(found, toDo));
            }
        }
        if (node.type === 'heading' && !/^[\s#]/.test(raw))
          report(
            start.line,
            'a line of --- makes a heading of the text above it: put an empty line between them, or write ##',
          );
      });
    },
  ],
});
