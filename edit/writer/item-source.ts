import { Document, isCollection, isScalar, visit } from 'yaml';

const width = 120;

/** Whether a value has only numbers, as ranges and groups of them do. These are written on one line. */
function isFigures(value: unknown): boolean {
  if (typeof value === 'number') return true;
  return typeof value === 'object' && value !== null && Object.values(value).every(isFigures);
}

/** Returns the YAML of a new list item, or of a new key of a group, in the style of the existing content. */
export function itemSource(value: unknown, key: string | undefined, column: number, isFlow: boolean): string {
  const document = new Document(key === undefined ? [value] : { [key]: value });
  const room = width - column;
  visit(document, {
    Node(_, node) {
      if (isCollection(node)) {
        if (node !== document.contents && isFigures(node.toJSON())) node.flow = true;
      } else if (isScalar<string>(node) && typeof node.value === 'string' && !isFlow) {
        if (node.value.includes('\n')) node.type = 'BLOCK_LITERAL';
        else if (node.value.length > room - 12) node.type = 'BLOCK_FOLDED';
      }
    },
  });
  if (isFlow && isCollection(document.contents)) document.contents.flow = true;
  const source = document.toString({ lineWidth: isFlow ? 0 : room, singleQuote: true }).trimEnd();
  if (isFlow) return source.slice(1, -1).trim();
  const indented = source.replaceAll(/^(?=.)/gm, ' '.repeat(column));
  return `${indented}\n`;
}
