/** Files of facts that begin with their first item: people, quotes, old addresses. */
import { stringify } from 'yaml';
import { proofFiles, movedFile } from '../content/content-files.ts';
import { fileOf, isMissing, type Content } from '../content/content.ts';
import { parseKey } from '../content/keys.ts';
import type { Change } from './change.ts';
import { newMovedFile } from './moved.ts';
import { treeOf, type TypedValue } from './typed-values.ts';

function valuesOf(change: Change): { name: string; values: TypedValue[] }[] {
  if (change.do !== 'set' && change.do !== 'add') return [];
  const { name, path } = parseKey(change.key);
  if (change.do === 'set') return [{ name, values: [{ path, value: change.value }] }];
  const at = [...path, change.as ?? 0];
  return [{ name, values: change.values.map(({ path, value }) => ({ path: [...at, ...path], value })) }];
}

/** Returns the texts of the files that changes begin. */
export function newFiles(content: Content, changes: readonly Change[]): [file: string, text: string][] {
  const all = changes
    .flatMap(valuesOf)
    .filter(({ name }) => proofFiles.includes(fileOf(name, '')) && isMissing(content, name, ''));
  const moves = changes.filter((change) => change.do === 'moveAddress');
  const begun = moves.length > 0 && isMissing(content, 'moved', '');
  const moved: [string, string][] = begun ? [[movedFile, newMovedFile(moves)]] : [];
  const proof = [...Map.groupBy(all, ({ name }) => name)].map(([name, parts]): [string, string] => {
    const tree = treeOf(
      name,
      [],
      parts.flatMap(({ values }) => values),
    );
    return [fileOf(name, ''), stringify(tree, { lineWidth: 120, singleQuote: true })];
  });
  return [...proof, ...moved];
}
