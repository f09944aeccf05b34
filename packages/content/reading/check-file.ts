/** Checks one content file by its schema. Runs at build time only. */
import type { z } from 'zod';
import { ContentError, describeIssues, explain } from './mistakes.ts';
import type { Reading } from './read-yaml.ts';

/**
 * The result of checking a file. `data` is undefined if the file does not match its schema; `written` is the parsed
 * file before validation.
 */
export type Checked<Data> = { file: string; data?: Data; written?: unknown; mistakes: string[] };

/** Checks a parsed file. */
export function checkFile<Data>(file: string, schema: z.ZodType<Data>, reading: Reading): Checked<Data> {
  const { data: written, mistakes } = reading;
  if (mistakes.length > 0) return { file, written, mistakes };
  const result = schema.safeParse(written, { error: explain });
  return result.success
    ? { file, data: result.data, written, mistakes: [] }
    : { file, written, mistakes: describeIssues(result.error.issues) };
}

/**
 * Returns the data of a valid file. Throws a ContentError otherwise.
 *
 * @param quoted the files that it quotes: a mistake in one is the cause of those that follow from it
 */
export function dataOf<Data>(checked: Checked<Data>, quoted: readonly Checked<unknown>[] = []): Data {
  const wrong = [...quoted, checked].find(({ data, mistakes }) => data === undefined || mistakes.length > 0);
  const { file, mistakes } = wrong ?? checked;
  if (wrong || checked.data === undefined) throw new ContentError(new Map([[file, mistakes]]));
  return checked.data;
}
