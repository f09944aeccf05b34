import { wordFiles } from '#packages/content/schema.ts';
import { auditKeys } from '#packages/content/schemas/claims-confirmed.ts';
import type { Shape } from '#packages/content/schemas/shape.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { merged, possibleChildren, type Node, type Path } from '#packages/content/tree.ts';
import { isTextName } from './place.ts';

/** Words have a file per language; facts do not. */
export const isWords = (name: string): boolean => isTextName(name) || wordFiles.some((each) => each === name);

export type Kind =
  | 'text'
  | 'number'
  | 'choice'
  | 'choices'
  | 'switch'
  | 'date'
  | 'time'
  | 'color'
  | 'picture'
  | 'address'
  | 'icon'
  | 'zone';

// Formats that have an input of their own.
const formats: readonly Kind[] = ['date', 'time', 'color', 'picture', 'address', 'icon', 'zone'];

export function kindOf(written: Shape | undefined): Kind | undefined {
  const shape = merged(written);
  if (shape === undefined || shape.const !== undefined) return undefined;
  const own = formats.find((format) => format === shape.format);
  if (shape.enum || shape.offers || shape.format === 'country') return own ?? 'choice';
  // The pages of a menu have an order, so they are a list.
  if (shape.items?.offers || (shape.items?.enum && !shape.items.offersPages)) return 'choices';
  if (shape.type === 'boolean') return 'switch';
  if (shape.type === 'number' || shape.type === 'integer') return 'number';
  if (shape.type !== 'string') return undefined;
  return own ?? 'text';
}

/** Whether a value is a group whose keys the content defines. */
export const isNamed = (shape: Shape | undefined): boolean => typeof shape?.additionalProperties === 'object';

/** Whether a value that is no field is a list, or such a group. */
export const isList = (shape: Shape | undefined): boolean =>
  kindOf(shape) === undefined && (isNamed(shape) || (shape?.items !== undefined && !shape.prefixItems));

/** For `walk`: goes into groups and lists, also into missing ones, but not into the parts of a field. */
export const inGroups = (node: Node): Node[] => (kindOf(node.shape) ? [] : possibleChildren(node));

export function isOptional(name: string, path: Path): boolean {
  const key = path.at(-1);
  const group = shapeAt(name, path.slice(0, -1));
  if (typeof key !== 'string' || !group?.properties || !Object.hasOwn(group.properties, key)) return false;
  return !group.required?.includes(key);
}

/** Whether a value must be there for the launch: what a claim needs while texts make it. */
export const isNeededToLaunch = (name: string, [group, claim, key = 'confirmed']: Path): boolean =>
  name === 'site' &&
  group === 'claimsConfirmed' &&
  (key === 'confirmed' || (claim === 'soc2' && auditKeys.some((each) => each === key)));

/** Whether a group may have any single one of its keys, because it requires none. */
export const canBegin = (shape: Shape | undefined): boolean =>
  shape?.properties !== undefined && !shape.required?.length && shape.additionalProperties === false;

/** Whether the values in it come and go one by one. */
export const holdsOthers = (shape: Shape | undefined): boolean => isList(shape) || canBegin(shape);
