/** Words the findings of Zod for the people who edit the content. Only the build runs this file. */
import { inspect } from 'node:util';
import type { z } from 'zod';

/** The mistakes of each file: on each line the path of keys and the reason. */
export type Mistakes = ReadonlyMap<string, readonly string[]>;

function described(mistakes: Mistakes): string {
  return [...mistakes]
    .map(([file, lines]) => [file, ...lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`)].join('\n'))
    .join('\n');
}

/** Mistakes in content files, worded for the people who edit them: file, key and reason. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(mistakes: Mistakes) {
    super(described(mistakes));
    // Shown to the author of the words, to whom it is of no use where in the code they were read.
    this.stack = this.message;
  }
  /** What a console shows of it. */
  [inspect.custom](): string {
    return this.message;
  }
}

const kinds: Record<string, string> = {
  string: 'text; put it between quotes',
  number: 'a number, without quotes, units or other signs',
  int: 'a whole number, without quotes',
  array: 'a list, one item a line, each after "- "',
  tuple: 'a range, as in [2, 6]',
  object: 'a group of keys',
  record: 'a group of keys',
};

function wrongKind(expected: string, input: unknown): string {
  if (input === undefined) return 'is missing';
  if (input === null) return 'is empty';
  if (expected === 'string' && Array.isArray(input)) {
    return 'must be text, not a list; put a text that begins with [ or "- " between quotes';
  }
  if (expected === 'string' && typeof input === 'object') {
    return 'must be text, not a group of keys; put a text that has a colon or begins with { between quotes';
  }
  const [, key] = typeof input === 'string' ? (/^([\w-]+):\S/.exec(input) ?? []) : [];
  if (key !== undefined && expected !== 'number') {
    return `must be ${kinds[expected] ?? expected}; a space is missing after the colon of ${key}:`;
  }
  return `must be ${kinds[expected] ?? expected}`;
}

/** What Zod should say where a schema has no words of its own. */
export const explain: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return wrongKind(issue.expected, issue.input);
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  const isList = issue.code === 'too_big' || issue.code === 'too_small' ? issue.origin === 'array' : false;
  if (issue.code === 'too_big') {
    const limit = `${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}`;
    if (isList) return `must be a list of ${limit} items`;
    if (typeof issue.input === 'string') {
      return `must have ${limit} characters, and has ${issue.input.length}`;
    }
  }
  if (issue.code === 'too_small' && isList) {
    return `must be a list of ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum} items`;
  }
  return undefined;
};

/** One line for each mistake: the key's full path, a colon, the reason. */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    // A key of a record that its schema refuses.
    if (issue.code === 'invalid_key') {
      return issue.issues.map(({ message }) => `${issue.path.join('.')}: ${message}`);
    }
    if (issue.code !== 'unrecognized_keys') return `${issue.path.join('.') || 'the file'}: ${issue.message}`;
    return issue.keys.map((key) => `${[...issue.path, key].join('.')}: is not a key that belongs here`);
  });
}
