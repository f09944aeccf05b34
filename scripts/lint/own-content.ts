/** A rule for tests: none reads `content/`, which is the owners' and may have any words. They have sites of their own. */
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const message = 'Tests do not read content/, which owners change: take the content of test/sites/.';

/** What reads the project that it is given. */
const readers = /^(?:load|read|current|create)(?:Checks|Content|Site|Source)$/;
/** What reads or writes a path, or makes one. */
const paths = /(?:Sync|^(?:access|cp|glob|join|open|opendir|readFile|readdir|resolve|rm|stat|writeFile))$/;

type Node = { type: string; value?: unknown; name?: string; callee?: Node; property?: Node; object?: Node };
type Call = Node & { callee: Node; arguments: Node[] };
type Context = { filename: string; report: (found: { node: unknown; message: string }) => void };

const nameOf = (node: Node | undefined) =>
  (node?.type === 'MemberExpression' ? node.property?.name : node?.name) ?? '';

/** Whether an argument is the project's folder: '.', process.cwd(), or path.resolve(). */
function isProject(node: Node | undefined): boolean {
  if (node === undefined || node.type === 'Literal') return node?.value === '.' || node?.value === '';
  if (node.type !== 'CallExpression') return false;
  const { callee, arguments: given } = node as Call;
  if (nameOf(callee) === 'cwd') return true;
  return nameOf(callee) === 'resolve' && (given.length === 0 || (given.length === 1 && isProject(given[0])));
}

/** A string as it begins; undefined for what is not written out. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  const [first] = (node as unknown as { quasis: { value: { cooked: string } }[] }).quasis;
  return first?.value.cooked;
}

const isOwnContent = (file: string) => /^content(?:\/|$)/.test(path.posix.normalize(file));

function create({ filename, report }: Context) {
  const refuse = (node: unknown) => report({ node, message });
  const checkImport = ({ source }: { source?: Node | null }) => {
    const from = textOf(source ?? undefined) ?? '';
    const file = path.relative(root, path.resolve(path.dirname(filename), from));
    if (from.startsWith('#content/') || (from.startsWith('.') && isOwnContent(file))) refuse(source);
  };
  return {
    ImportDeclaration: checkImport,
    ImportExpression: checkImport,
    ExportNamedDeclaration: checkImport,
    CallExpression(node: Call) {
      const name = nameOf(node.callee);
      const [first, second] = node.arguments;
      if (readers.test(name) && node.arguments.length > 0 && isProject(first)) refuse(node);
      if (!paths.test(name)) return;
      const file = isProject(first) && first !== undefined ? textOf(second) : textOf(first);
      if (file !== undefined && isOwnContent(file)) refuse(node);
    },
  };
}

export default { meta: { name: 'tests' }, rules: { 'own-content': { create } } };
