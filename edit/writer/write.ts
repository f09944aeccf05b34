/** Writes edits into the source of a YAML file, and leaves every other byte as it is. */
import {
  Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  isCollection as isYamlCollection,
  LineCounter,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { dataNode, isTree, walk } from '#packages/content/tree.ts';
import { findMisread } from '#packages/content/reading/misread-yaml.ts';
import { dataAfter, positionOf, Refused, reordered, type ValueEdit } from './edits.ts';
import { isSame } from '../words/differences.ts';
import { withKeptLines } from './kept-lines.ts';

// The line width of the content files.
const width = 120;

/** What is parsed has a node for each value, unless the value is left out. */
type Collection = YAMLMap<Node, Node | null> | YAMLSeq<Node>;
type Span = { start: number; end: number };

const spliced = (source: string, start: number, end: number, text = ''): string =>
  source.slice(0, start) + text + source.slice(end);

function isCollection(node: unknown): node is Collection {
  return isMap(node) || isSeq(node);
}

/** Without the white space of YAML at its end: a no-break space and its like belong to the text. */
const trimmedEnd = (source: string): string => source.replace(/[ \t\n]+$/, '');

/** Without the blank lines below a block scalar. */
function endOf(node: Node, source: string): number {
  const [start, end] = node.range ?? [0, 0];
  return start + trimmedEnd(source.slice(start, end)).length;
}

/** Just the items in flow style, whole lines in block style. */
function spansOf(collection: Collection, source: string): Span[] {
  const items = isMap<Node, Node | null>(collection)
    ? collection.items
    : collection.items.map((item) => ({ key: item, value: item }));
  return items.map(({ key, value }) => {
    const first = key.range?.[0] ?? 0;
    const last = endOf(value ?? key, source);
    if (collection.flow) return { start: first, end: last };
    const newline = source.indexOf('\n', last);
    return { start: source.lastIndexOf('\n', first - 1) + 1, end: newline < 0 ? source.length : newline + 1 };
  });
}

function columnOf(collection: Collection, source: string): number {
  const start = collection.range?.[0] ?? 0;
  return start - source.lastIndexOf('\n', start - 1) - 1;
}

/** Ranges and groups of numbers are written on one line. */
const isFigures = (value: unknown): boolean =>
  [...walk(dataNode(value))].every(({ value: each }) => isTree(each) || typeof each === 'number');

function itemSource(value: unknown, key: string | undefined, column: number, isFlow: boolean): string {
  const document = new Document(key === undefined ? [value] : { [key]: value });
  const room = width - column;
  visit(document, {
    Node(_, node) {
      if (isYamlCollection(node)) {
        if (node !== document.contents && isFigures(node.toJSON())) node.flow = true;
      } else if (isScalar<string>(node) && typeof node.value === 'string' && !isFlow) {
        // A block loses the white space at its end.
        if (/[ \t\n]$/.test(node.value)) node.type = 'QUOTE_DOUBLE';
        else if (node.value.includes('\n')) node.type = 'BLOCK_LITERAL';
        else if (node.value.length > room - 12) node.type = 'BLOCK_FOLDED';
      }
    },
  });
  if (isFlow && isYamlCollection(document.contents)) document.contents.flow = true;
  const source = trimmedEnd(document.toString({ lineWidth: isFlow ? 0 : room, singleQuote: true }));
  if (isFlow) return source.slice(1, -1).trim();
  // Not by the flag `m`, for which U+2028 ends a line too.
  const indented = source.replaceAll(/(?<=^|\n)(?=[^\n])/g, ' '.repeat(column));
  return `${indented}\n`;
}

function scalarSource(value: string, type: Scalar.Type, indent: number): string {
  const scalar = new Scalar(value);
  scalar.type = type;
  const lineWidth = type.startsWith('BLOCK') ? width : 0;
  const source = new Document({ key: scalar }).toString({ indent, lineWidth, singleQuote: true });
  return trimmedEnd(source.slice('key: '.length));
}

/** To be tried in turn: not all of them parse back as the value. The present style, or the one that fits the length, comes first. */
function scalarSources(
  value: string | number | boolean,
  { type: style = 'PLAIN' }: Scalar,
  { before, old }: { before: string; old: string },
): string[] {
  if (typeof value !== 'string') return [String(value)];
  const quotes = style === 'PLAIN' ? 0 : 2;
  // A line that is already longer may stay so.
  const room = Math.max(width - before.length, old.split('\n', 1)[0]?.length ?? 0);
  const isShort = value.length + quotes <= room;
  const fitting: Scalar.Type[] = value.includes('\n') ? ['BLOCK_LITERAL'] : isShort ? [] : ['BLOCK_FOLDED'];
  const first = style.startsWith('BLOCK') ? [style, ...fitting] : [...fitting, style];
  const types = new Set<Scalar.Type>([...first, 'PLAIN', 'QUOTE_SINGLE', 'BLOCK_FOLDED', 'QUOTE_DOUBLE']);
  // Below a key, a block is one step deeper, and below the dash of a list as deep as what follows that.
  const lead = /^ *(?:- +)*/.exec(before)?.[0].length ?? 0;
  const indent = before.length > lead ? lead + 2 : Math.max(lead, 1);
  const kept = withKeptLines(old, value, width);
  return [
    ...(kept === undefined ? [] : [kept]),
    ...[...types].map((type) => scalarSource(value, type, indent)),
  ];
}

function setSources(source: string, document: Document, edit: ValueEdit & { do: 'set' }): string[] {
  const node = document.getIn(edit.at.path, true);
  if (!isScalar(node) || !node.range) return [];
  const [start] = node.range;
  const end = endOf(node, source);
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const { value } = edit;
  const isScalarValue = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const sources = isScalarValue
    ? scalarSources(value, node, { before, old: source.slice(start, end) })
    : [itemSource(value, undefined, 0, true)];
  return sources.map((text) => spliced(source, start, end, text));
}

/** In flow style between commas, in block style on lines of its own. */
function insertItem(source: string, collection: Collection, edit: ValueEdit & { do: 'insert' }): string {
  const last = edit.at.path.at(-1);
  const key = typeof last === 'string' ? last : undefined;
  const isFlow = collection.flow === true;
  const text = itemSource(edit.value, key, isFlow ? 0 : columnOf(collection, source), isFlow);
  const spans = spansOf(collection, source);
  const position = positionOf(edit, spans.length);
  const [before, after] = [spans[position - 1], spans[position]];
  if (!isFlow) {
    const at = before?.end ?? after?.start ?? source.length;
    const isOpen = at > 0 && source[at - 1] !== '\n';
    return spliced(source, at, at, isOpen ? `\n${text}` : text);
  }
  if (before) return spliced(source, before.end, before.end, `, ${text}`);
  if (after) return spliced(source, after.start, after.start, `${text}, `);
  const inside = (collection.range?.[0] ?? 0) + 1;
  return spliced(source, inside, inside, key === undefined ? text : ` ${text} `);
}

function removeItem(source: string, collection: Collection, index: number): string {
  const spans = spansOf(collection, source);
  const gone = spans[index] ?? { start: 0, end: 0 };
  const [before, after] = [spans[index - 1], spans[index + 1]];
  if (!collection.flow) return spliced(source, gone.start, gone.end);
  return before
    ? spliced(source, before.end, gone.end)
    : spliced(source, gone.start, after?.start ?? gone.end);
}

/** For a collection without its only item. */
function emptied(source: string, collection: Collection): string[] {
  const [start] = collection.range ?? [0];
  const before = source.slice(0, start);
  const after = (isMap(collection) ? '{}' : '[]') + source.slice(endOf(collection, source));
  const above = before.trimEnd();
  // Below a comment, the brackets stay on their own line.
  return [...(above === '' ? [] : [`${above} ${after}`]), before + after];
}

/** What is between items, such as comments on lines of their own, stays in place. */
function moveItem(source: string, collection: Collection, from: number, to: number): string {
  if (!source.endsWith('\n')) return moveItem(`${source}\n`, collection, from, to).slice(0, -1);
  const spans = spansOf(collection, source);
  const places = reordered(spans, from, to).map((span, index) => ({ span, place: spans[index] ?? span }));
  return places.reduceRight(
    (all, { span, place }) => spliced(all, place.start, place.end, source.slice(span.start, span.end)),
    source,
  );
}

function itemSources(source: string, document: Document, edit: Exclude<ValueEdit, { do: 'set' }>): string[] {
  const { path } = edit.at;
  const collection = document.getIn(path.slice(0, -1), true) ?? document.contents;
  if (!isCollection(collection)) return [];
  if (edit.do === 'insert') return [insertItem(source, collection, edit)];
  const last = path.at(-1);
  const index = typeof last === 'number' ? last : Object.keys(collection.toJSON()).indexOf(String(last));
  if (edit.do === 'move') return [moveItem(source, collection, index, edit.to)];
  const item = collection.items[index];
  if (edit.do === 'rename') {
    const [start, end] = (isPair<Node>(item) && item.key.range) || [0, 0];
    return [spliced(source, start, end, trimmedEnd(stringify(edit.key)))];
  }
  const isOnly = collection.items.length === 1 && !collection.flow;
  return isOnly ? emptied(source, collection) : [removeItem(source, collection, index)];
}

type Parsed = { source: string; document: Document.Parsed; data: unknown };

/** Undefined if the source has errors, or if YAML would misread a text in it. */
function parseSource(source: string): Parsed | undefined {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  if (document.errors.length > 0 || findMisread(document, source, lines).length > 0) return undefined;
  return { source, document, data: document.toJS() };
}

/** UTF-8 has no lone surrogates. */
const isWritable = (value: unknown): boolean =>
  [...walk(dataNode(value))].every(({ value: each }) => typeof each !== 'string' || each.isWellFormed());

function applyOne(before: Parsed | undefined, edit: ValueEdit): Parsed {
  if ('value' in edit && !isWritable(edit.value)) {
    throw new Refused('has half a letter, which cannot be written', edit.at.path);
  }
  if (!before) throw new Refused('the file cannot be read as it is now');
  const { source, document, data } = before;
  const wanted = dataAfter(data, edit);
  if (isSame(wanted, data)) return before;
  const sources =
    edit.do === 'set' ? setSources(source, document, edit) : itemSources(source, document, edit);
  for (const text of sources) {
    // Accepted only if it parses back exactly.
    const written = parseSource(text);
    if (written && isSame(written.data, wanted)) return written;
  }
  throw new Refused('cannot be written without touching what stands around it', edit.at.path);
}

/** Applies edits in order. Throws Refused if one cannot be written so that it parses back exactly as asked. */
export function applyEdits(source: string, edits: readonly ValueEdit[]): string {
  return edits.reduce<Parsed | undefined>(applyOne, parseSource(source))?.source ?? source;
}
