/** A rule for tests: none reads `content/`, which is the owners' and may have any words. They have other sites. */
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const message = 'Tests do not read content/, which owners change: take the content of test/sites/.';

const readers = /^(?:load|read|current|create)(?:Checks|Content|Site|Source)$/;
const paths = /(?:Sync|^(?:access|cp|glob|join|open|opendir|readFile|readdir|resolve|rm|stat|writeFile))$/;

type Node = {
  type: string;
  value?: unknown;
  name?: string;
  callee?: Node;
  property?: Node;
  arguments?: Node[];
  quasis?: { value: { cooked: string } }[];
};
type Context = { filename: string; report: (found: { node: unknown; message: string }) => void };

const nameOf = (node: Node | undefined) =>
  String(node?.type === 'MemberExpression' ? node.property?.name : node?.name);

/** Whether an argument is the project's folder: '.', process.cwd(), or path.resolve(). */
function isProject(node: Node | undefined): boolean {
  if (node === undefined || node.type === 'Literal') return node?.value === '.' || node?.value === '';
  if (node.type !== 'CallExpression') return false;
  const { callee, arguments: given = [] } = node;
  if (nameOf(callee) === 'cwd') return true;
  return nameOf(callee) === 'resolve' && (given.length === 0 || (given.length === 1 && isProject(given[0])));
}

/** A string as it begins; undefined for what is not written out. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis?.[0]?.value.cooked;
}

const isOwners = (file: string) => /^content(?:\/|$)/.test(path.posix.normalize(file));

function create({ filename, report }: Context) {
  const refuse = (node: unknown) => report({ node, message });
  const checkImport = ({ source }: { source?: Node | null }) => {
    const from = textOf(source ?? undefined);
    if (from === undefined) return;
    const file = path.relative(root, path.resolve(path.dirname(filename), from));
    if (from.startsWith('#content/') || (from.startsWith('.') && isOwners(file))) refuse(source);
  };
  return {
    ImportDeclaration: checkImport,
    ImportExpression: checkImport,
    ExportNamedDeclaration: checkImport,
    CallExpression(node: Node) {
      const name = nameOf(node.callee);
      const { arguments: [first, second] = [] } = node;
      if (readers.test(name) && first !== undefined && isProject(first)) refuse(node);
      if (!paths.test(name)) return;
      const file = isProject(first) && first !== undefined ? textOf(second) : textOf(first);
      if (file !== undefined && isOwners(file)) refuse(node);
    },
  };
}

export default { meta: { name: 'tests' }, rules: { 'owners-content': { create } } };
