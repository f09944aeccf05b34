/**
 * Schema.org's vocabulary (types, their parents, their properties and the values these accept), parsed from the
 * declarations that schema-dts generates from https://schema.org/version/latest/schemaorg-all-https.jsonld.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Node } from '#judges/structured-data.ts';

type Property = { range: string[]; isDeprecated: boolean };
type Declaration = { parents: string[]; properties: Map<string, Property> };

const file = createRequire(import.meta.url)
  .resolve('schema-dts')
  .replace(/\.js$/, '.d.ts');
const declaration = /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
const property = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?"(\w+)"\?: SchemaValue<(.+), "\w+">;/g;

const declarations = new Map<string, Declaration>();
for (const [, name = '', parents = '', body = ''] of readFileSync(file, 'utf8').matchAll(declaration)) {
  const properties = Array.from(
    body.matchAll(property),
    ([, comment = '', key = '', range = '']) =>
      [key, { range: range.split(' | '), isDeprecated: comment.includes('@deprecated') }] as const,
  );
  declarations.set(name, { parents: parents.split(', '), properties: new Map(properties) });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

// The declaration of a type is its leaf, below the base that it has in common with narrower ones, if there are any.
const leafOf = (type: string) => `${type}Leaf`;

/** A declaration and its ancestors. */
function lineage(name: string): string[] {
  return [name, ...(declarations.get(name)?.parents ?? []).flatMap(lineage)];
}

/** Whether a property with `range` accepts a value. Resolves references in the graph. */
function mayHold(range: string[], value: unknown, graph: readonly Node[]): boolean {
  if (typeof value === 'number') return range.some((each) => ['Number', 'Integer', 'Float'].includes(each));
  if (typeof value === 'string') {
    // Times need an offset: readers of one without may choose another day.
    const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(value);
    return (
      (range.includes('DateTime') && isTime) ||
      range.includes('Text') ||
      (range.includes('URL') && URL.canParse(value))
    );
  }
  if (!isNode(value)) return false;
  const { '@type': type, '@id': id } = value;
  const target = type === undefined ? graph.find((each) => each['@id'] === id)?.['@type'] : type;
  // Nodes outside of the graph are other pages, of which only the address is known.
  if (target === undefined) return range.includes('IdReference');
  return lineage(leafOf(target)).some((each) => range.includes(each.replace(/(?:Base|Leaf)$/, '')));
}

/** All mistakes in a node and its children: unknown types and properties, and values out of range. */
export function mistakes(node: Node, graph: readonly Node[]): string[] {
  const type = node['@type'];
  if (type === undefined) return [];
  if (!declarations.has(leafOf(type))) return [`${type} is no type`];
  const kinds = lineage(leafOf(type)).flatMap((each) => declarations.get(each) ?? []);
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, content]) => {
      const known = kinds.map(({ properties }) => properties.get(name)).find(Boolean);
      if (!known) return [`${type} has no property ${name}`];
      if (known.isDeprecated) return [`${type}.${name} is deprecated`];
      return [content].flat().flatMap((value) => {
        const others = isNode(value) ? mistakes(value, graph) : [];
        if (mayHold(known.range, value, graph)) return others;
        return [`${type}.${name} cannot be ${JSON.stringify(value)}`, ...others];
      });
    });
}
