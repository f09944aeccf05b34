/** Finds texts that YAML parses, without an error, into something the author did not mean. */
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  visit,
  type Document,
  type LineCounter,
  type Node,
  type Pair,
} from 'yaml';
import type { Mistake } from './mistakes.ts';
import { excerpt, mustBeQuoted, noKeyInLine } from './yaml-mistakes.ts';

// A whole value in typographic quotes, in the styles of several languages.
const wrapped = /^(?:“[^“”]*”|„[^„“”]*[“”]|‘[^‘’]*’|«[^«»]*»|‹[^‹›]*›|「[^「」]*」)$/u;

function reasonOf(node: Node, source: string): string | undefined {
  if (isAlias(node)) return mustBeQuoted('*');
  if (node.anchor !== undefined) return mustBeQuoted('&');
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  // A comment after a number is fine; after a text it is probably the rest of the sentence.
  if (typeof node.value === 'number' || typeof node.value === 'boolean') return undefined;
  if (/^[ \t]*#/.test(source.slice(node.range?.[1]))) {
    return 'what follows # would be dropped; put the text between quotes, or the comment on a line of its own';
  }
  if (typeof node.value === 'string' && wrapped.test(node.value)) {
    return 'typographic quotes around a whole text would be printed; use straight ones, or put single quotes around a quotation';
  }
  return undefined;
}

/** A list, a group, missing before its colon, or a name of JavaScript's objects, which checks would not see. */
function reasonOfKey(key: Node, source: string): string | undefined {
  if (!isScalar(key)) return mustBeQuoted(source.charAt(key.range?.[0] ?? 0));
  if (key.value === '__proto__') return '__proto__ cannot be a key: choose another name';
  return key.value === null ? noKeyInLine : undefined;
}

/** Explains a word without a colon in a group on one line: the rest of a text that a comma has ended. */
function reasonOfPair({ value }: Pair, index: unknown, group: unknown): string | undefined {
  return index !== 0 && value === null && isMap(group) && group.flow
    ? 'a comma ends the text before it, between { and }; put that text between quotes'
    : undefined;
}

/** A mistake for each value that YAML parses as something other than text, or truncates at a `#`. */
export function findMisread(document: Document.Parsed, source: string, lines: LineCounter): Mistake[] {
  const found: Mistake[] = [];
  const written = source.split(/\r?\n/);
  const report = (offset: number, reason: string) => {
    const { line, col } = lines.linePos(offset);
    found.push({ line, reason, excerpt: excerpt(written[line - 1] ?? '', col) });
  };
  for (const { pos } of document.warnings) report(pos[0], mustBeQuoted('!'));
  visit(document, {
    Pair(index, pair, above) {
      const { key } = pair;
      if (!isNode(key)) return;
      const reason = reasonOfKey(key, source) ?? reasonOfPair(pair, index, above.at(-1));
      if (reason !== undefined) report(key.range?.[0] ?? 0, reason);
    },
    Node(_, node) {
      const reason = reasonOf(node, source);
      if (reason !== undefined) report(node.range?.[0] ?? 0, reason);
    },
  });
  return found;
}
