/** Words the findings of Zod and of the YAML parser for the people who edit the content. Only the build runs this. */
import type { YAMLError } from 'yaml';
import type { z } from 'zod';

/** A mistake in a content file, worded for the person who edits it: file, key and reason. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(file: string, mistakes: readonly string[]) {
    super(`${file}\n${mistakes.map((mistake) => `  ${mistake.replaceAll('\n', '\n  ')}`).join('\n')}`);
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

/** What Zod should say where a schema has no words of its own. */
export const explain: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'is missing';
    if (issue.input === null) return 'is empty';
    return `must be ${kinds[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
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
    if (issue.code !== 'unrecognized_keys') return `${issue.path.join('.') || 'the file'}: ${issue.message}`;
    return issue.keys.map((key) => `${[...issue.path, key].join('.')}: is not a key that belongs here`);
  });
}

const yamlReasons: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'the same key is there twice',
  TAB_AS_INDENT: 'lines must be indented with spaces, not tabs',
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon and a space in it must stand between quotes',
  UNEXPECTED_TOKEN: 'a text that begins with a special character, such as {, must stand between quotes',
};

/** Where a YAML error is, why, and the line in question. */
export function describeYamlError({ code, linePos, message }: YAMLError): string {
  const [at] = linePos ?? [];
  const excerpt = message.split('\n').slice(1).join('\n').trimEnd();
  const reason = yamlReasons[code] ?? message.split(/ at line |\n/, 1)[0];
  return `${at ? `line ${at.line}, column ${at.col}: ` : ''}${reason}${excerpt && `\n${excerpt}`}`;
}
