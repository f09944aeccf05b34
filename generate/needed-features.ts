import { parseSync, Visitor, type Rolldown } from 'vite';
import { features } from 'web-features';
import { supportedBrowsers } from '#app/browser/supported-browsers.ts';

/** Stands in the code for the list, until all of the code is known. */
export const neededFeaturesToken = '@needed-features@';

/** Versions by browser, as web-features names them: `{ chrome: '63', safari_ios: '11.3' }`. */
type Support = Readonly<Record<string, string>>;

const supportOf = new Map<string, Support>(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, { ...support }] as const,
        )
      : [],
  ),
);

const supported: Support = Object.fromEntries(
  supportedBrowsers.map((each) => {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(each) ?? [];
    return [name === 'ios' ? 'safari_ios' : name, version];
  }),
);

/** What every browser has that loads the code at all: the boot script loads it by `import()`. */
const loading = supportOf.get('javascript.operators.import') ?? {};

function have(browsers: Support, support: Support): boolean {
  return Object.entries(browsers).every(([name, version]) => {
    const since = support[name];
    return since !== undefined && Number.parseFloat(since.replace('≤', '')) <= Number.parseFloat(version);
  });
}

/** Owners of methods that code calls without naming them: those of literals, and those of elements. */
const unnamedOwners = new Set(
  'Array Function Object Promise RegExp String Document Element Event EventTarget HTMLElement Node'.split(
    ' ',
  ),
);

type Uses = {
  /** Variables, such as "ResizeObserver". */
  names: Set<string>;
  /** Members of variables, such as "Object.hasOwn". */
  members: Set<string>;
  /** Methods of whatever it is, such as "toSorted". */
  methods: Set<string>;
};

/** Adds what the code of a module uses without asking first: `name?.()` asks, and so does a `try` that catches. */
function addUses({ names, members, methods }: Uses, code: string): void {
  let catching = 0;
  const skipped = new Set<object>();
  new Visitor({
    TryStatement: ({ handler }) => void (catching += handler ? 1 : 0),
    'TryStatement:exit': ({ handler }) => void (catching -= handler ? 1 : 0),
    Property: ({ key, computed }) => void (computed || skipped.add(key)),
    CallExpression({ callee, optional }) {
      if (optional) skipped.add(callee);
      else if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && catching === 0)
        methods.add(callee.property.name);
    },
    MemberExpression(node) {
      const { object, property, computed } = node;
      if (computed || property.type !== 'Identifier') return;
      skipped.add(property);
      if (object.type === 'Identifier' && !skipped.has(node) && catching === 0)
        members.add(`${object.name}.${property.name}`);
    },
    Identifier: (node) => void (skipped.has(node) || names.add(node.name)),
  }).visit(parseSync('module.js', code).program);
}

/** The path from the global object to what a key of MDN's data names; undefined if the code does not use that. */
function usedPath(key: string, { names, methods, members }: Uses): string | undefined {
  const [, owner = '', member = '', isStatic] =
    /^(?:api|javascript\.builtins)\.(\w+?)(?:\.(\w+?)(_static)?)?$/.exec(key) ?? [];
  if (member === '' || member === owner) return names.has(owner) ? owner : undefined;
  if (owner === 'Window' || owner === 'globals') return names.has(member) ? member : undefined;
  if (members.has(`${owner}.${member}`)) return `${owner}.${member}`;
  const isCalled = !isStatic && methods.has(member) && (names.has(owner) || unnamedOwners.has(owner));
  return isCalled ? `${owner}.prototype.${member}` : undefined;
}

/**
 * The features that code needs, as paths from the global object: "Array.prototype.at". Left out are those of every
 * browser that loads code, and those that a supported browser lacks, for which the code has to ask. A method is known by
 * its name alone, so that a list may have more than the code uses: never what a supported browser lacks.
 *
 * @param modules the code of each module
 */
export function neededFeatures(modules: Iterable<string>): string[] {
  const uses: Uses = { names: new Set(), methods: new Set(), members: new Set() };
  for (const code of modules) addUses(uses, code);
  const paths = [...supportOf].flatMap(([key, support]) =>
    have(supported, support) && !have(loading, support) ? (usedPath(key, uses) ?? []) : [],
  );
  return [...new Set(paths)].toSorted();
}

/** Rolldown plugin that writes the needed features of all chunks into the one that asks for them. */
export function writeNeededFeatures(): Rolldown.Plugin {
  return {
    name: 'needed-features',
    renderChunk(code, _chunk, _options, { chunks }) {
      if (!code.includes(neededFeaturesToken)) return null;
      const modules = Object.values(chunks).flatMap((chunk) => Object.values(chunk.modules));
      const list = neededFeatures(modules.flatMap((each) => each.code ?? []));
      return { code: code.replace(neededFeaturesToken, list.join(' ')), map: null };
    },
  };
}
