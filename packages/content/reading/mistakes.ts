/** Translates Zod issues into messages for content editors. Runs at build time only. */
import { inspect } from 'node:util';
import type { z } from 'zod';

/** Mistakes by file. Each line has a key path and a reason. */
export type Mistakes = ReadonlyMap<string, readonly string[]>;

function described(mistakes: Mistakes): string {
  return [...mistakes]
    .map(([file, lines]) => [file, ...lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`)].join('\n'))
    .join('\n');
}

/** Thrown for invalid content. The message lists file, key and reason of every mistake, for content editors. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly mistakes: Mistakes;
  constructor(mistakes: Mistakes) {
    super(described(mistakes));
    this.mistakes = mistakes;
    // A stack trace is of no use to a content editor.
    this.stack = this.message;
  }
  /** Prints only the message. */
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

/** Zod error map: the default messages, for schemas without one of their own. */
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

/** Whether these are mistakes inside a value, and not that of its kind: of several forms, it is meant to have this one. */
function isOfItsKind(issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.every(({ code, path }) => code !== 'invalid_type' || path.length > 0);
}

/** Returns one line for each issue: the key's full path, a colon, the reason. */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    // An invalid key in a record.
    if (issue.code === 'invalid_key') {
      return issue.issues.map(({ message }) => `${issue.path.join('.')}: ${message}`);
    }
    if (issue.code === 'invalid_union') {
      const found = issue.errors.find(isOfItsKind) ?? issue.errors[0] ?? [];
      return describeIssues(found.map((each) => ({ ...each, path: [...issue.path, ...each.path] })));
    }
    if (issue.code !== 'unrecognized_keys') return `${issue.path.join('.') || 'the file'}: ${issue.message}`;
    return issue.keys.map((key) => `${[...issue.path, key].join('.')}: is not a key that belongs here`);
  });
}
