import { defaultLocale } from '#packages/site/locales.ts';
import type { Checked } from '../reading/check-file.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import type { WordFile, WrittenWords } from '../schema.ts';
import { rootOf } from '../schemas/shapes.ts';
import { childrenOf, valueAt, walk } from '../tree.ts';

/** The keys that one language has and another lacks; of a group that is missing as a whole, its own. */
function lacking(name: string, from: unknown, other: unknown): string[] {
  const isIn = (path: Parameters<typeof valueAt>[1]) => valueAt(other, path) !== undefined;
  const all = walk(rootOf(name, from), (node) =>
    isIn(node.path) ? childrenOf(node).filter(({ shape }) => !shape?.perLanguage) : [],
  );
  return [...all].flatMap(({ path }) => (isIn(path) ? [] : path.join('.')));
}

/** Reports keys and conditions that a file of a language has and that of the default language lacks, or vice versa. */
export function structureMistakes<File extends WordFile>(
  name: File,
  own: Checked<WrittenWords[File]>,
  model: Checked<WrittenWords[File]>,
): Mistake[] {
  if (own.data === undefined || model.data === undefined || own === model) return [];
  const folder = `content/${defaultLocale.code}`;
  return [
    ...lacking(name, model.written, own.written).map((key) =>
      mistakeAt(key, `is missing, and ${folder} has it`),
    ),
    ...lacking(name, own.written, model.written).map((key) =>
      mistakeAt(key, `does not belong here, ${folder} has none`),
    ),
  ];
}
