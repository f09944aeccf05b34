import type { z } from 'zod';
import { explain, mistakesOfIssues, type Mistake } from './mistakes.ts';
import type { Reading } from './read-yaml.ts';

/**
 * The result of checking a file. `data` is undefined if the file does not match its schema; `written` is the parsed
 * file before validation.
 */
export type Checked<Data> = { file: string; data?: Data; written?: unknown; mistakes: Mistake[] };

export function checkFile<Data>(file: string, schema: z.ZodType<Data>, reading: Reading): Checked<Data> {
  const { data: written, mistakes } = reading;
  if (mistakes.length > 0) return { file, written, mistakes };
  const result = schema.safeParse(written, { error: explain });
  return result.success
    ? { file, data: result.data, written, mistakes: [] }
    : { file, written, mistakes: mistakesOfIssues(result.error.issues) };
}
