/** Finds texts that YAML reads otherwise than their author meant, without an error. Only the build runs this file. */
import { isAlias, isScalar, visit, type Document, type LineCounter, type Node } from 'yaml';
import { mustBeQuoted } from './yaml-mistakes.ts';

// A whole text between one pair of typographic quotes, in the pairs of several languages.
const wrapped = /^(?:“[^“”]*”|„[^„“”]*[“”]|‘[^‘’]*’|«[^«»]*»|‹[^‹›]*›|「[^「」]*」)$/u;

/** Why a value is not what it looks like in the file. */
function reasonOf(node: Node, source: string): string | undefined {
  if (isAlias(node)) return mustBeQuoted('*');
  if (node.anchor !== undefined) return mustBeQuoted('&');
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  // A figure may have a comment beside it; of a text, it would be the rest.
  if (typeof node.value === 'number' || typeof node.value === 'boolean') return undefined;
  if (/^[ \t]*#/.test(source.slice(node.range?.[1]))) {
    return 'what follows # would be dropped; put the text between quotes, or the comment on a line of its own';
  }
  if (typeof node.value === 'string' && wrapped.test(node.value)) {
    return 'typographic quotes around a whole text would be printed; use straight ones, or put single quotes around a quotation';
  }
  return undefined;
}

/** One line for each value that YAML takes for something else than a text, or of which it drops a part. */
export function findMisread(document: Document.Parsed, source: string, lines: LineCounter): string[] {
  const found: string[] = [];
  const report = (offset: number, reason: string) => {
    const { line, col } = lines.linePos(offset);
    found.push(`line ${line}, column ${col}: ${reason}`);
  };
  for (const { pos } of document.warnings) report(pos[0], mustBeQuoted('!'));
  visit(document, {
    Node(_, node) {
      const reason = reasonOf(node, source);
      if (reason !== undefined) report(node.range?.[0] ?? 0, reason);
    },
  });
  return found;
}
