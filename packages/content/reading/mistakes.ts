import type { z } from 'zod';

/** What is wrong, or wants a look: in the content, on a built page, before a launch. It is worded where it is shown. */
export type Fault = {
  /** As in 'content/es/home.yaml'; of a built page, its address. */
  file: string;
  /** The place of the value, as in 'stats.2.label'; empty or left out for the whole file, or a line of it. */
  path?: string;
  /** Of text, or of YAML that cannot be parsed; counted from 1. */
  line?: number;
  reason: string;
  /** The line as it is written, and below it a sign that points to the mistake. */
  excerpt?: string;
  /** The remedy, where the reason does not imply it. */
  toDo?: string;
};

/** A fault as it is found by what checks one file, and need not know its name. */
export type Mistake = Omit<Fault, 'file'>;

export const mistakeAt = (path: string, reason: string): Mistake => ({ path, reason });
export const mistakeOfFile = (reason: string): Mistake => ({ reason });
export const mistakeInLine = (line: number, reason: string): Mistake => ({ line, reason });

/** Says why, and in which line: 'line 3: the same name is there twice', with that line below it. */
export function reasonInWords({ line, reason, excerpt }: Mistake): string {
  const lines = excerpt === undefined ? reason : `${reason}\n${excerpt}`;
  return line === undefined ? lines : `line ${line}: ${lines}`;
}

/** Says where in its file and why: 'stats.2.label: is missing'. */
export function mistakeInWords(mistake: Mistake): string {
  const reason = reasonInWords(mistake);
  return mistake.path ? `${mistake.path}: ${reason}` : reason;
}

/** An error that prints as its words alone: to owners, a stack says nothing. */
export function errorInWords(words: string): Error {
  return Object.assign(new Error(words), {
    stack: words,
    [Symbol.for('nodejs.util.inspect.custom')]: () => words,
  });
}

export function mistakesInWords(mistakes: readonly Fault[]): string {
  const byFile = Map.groupBy(mistakes, ({ file }) => file);
  return [...byFile]
    .flatMap(([file, own]) => [
      file,
      ...own.map((each) => `  ${mistakeInWords(each).replaceAll('\n', '\n  ')}`),
    ])
    .join('\n');
}

const kinds: Record<string, string> = {
  string: 'text; put it between quotes',
  number: 'a number, without quotes, units or other signs',
  int: 'a whole number, without quotes',
  array: 'a list, one item a line, each after "- "',
  tuple: 'a range, as in [2, 6]',
  object: 'a group of values with names',
  record: 'a group of values with names',
};

function wrongKind(expected: string, input: unknown): string {
  if (input === undefined) return 'is missing';
  if (input === null) return 'is empty';
  const [, key] = typeof input === 'string' ? (/^([\w-]+):\S/.exec(input) ?? []) : [];
  const reason = `must be ${kinds[expected] ?? expected}`;
  return key === undefined || expected === 'number'
    ? reason
    : `${reason}; a space is missing after the colon of ${key}:`;
}

/** Zod error map: the default messages, for schemas without one of their own. */
export const explain: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return wrongKind(issue.expected, issue.input);
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return `must be a list of at least ${issue.minimum} items`;
  }
  if (issue.code === 'too_big' && typeof issue.input === 'string') {
    return `must have at most ${issue.maximum} characters, and has ${issue.input.length}`;
  }
  return undefined;
};

/** Whether these are mistakes inside a value, and not that of its kind: of several forms, it is meant to have this one. */
function isOfItsKind(issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.every(({ code, path }) => code !== 'invalid_type' || path.length > 0);
}

export function mistakesOfIssues(issues: readonly z.core.$ZodIssue[]): Mistake[] {
  return issues.flatMap((issue) => {
    const path = issue.path.join('.');
    if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => mistakeAt(path, message));
    if (issue.code === 'invalid_union') {
      const found = issue.errors.find(isOfItsKind) ?? issue.errors[0] ?? [];
      return mistakesOfIssues(found.map((each) => ({ ...each, path: [...issue.path, ...each.path] })));
    }
    if (issue.code !== 'unrecognized_keys') return mistakeAt(path, issue.message);
    return issue.keys.map((name) => mistakeAt([...issue.path, name].join('.'), 'does not belong here'));
  });
}
