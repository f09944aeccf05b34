import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentSource, holdSaved } from '#packages/content/site.ts';
import {
  languagesFile,
  hashOf,
  isReadable,
  readableContent,
  readContent,
  type FileData,
  type FileText,
} from '../content/content-files.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import { applyEdits } from '../writer/write.ts';
import { keepStep, keptStep, leftWithout, writeLanguages } from './change-languages.ts';
import { mistakeInWords } from '#packages/content/reading/mistakes.ts';
import { checkUnsaved, problemAt, problemsIn, type Problem } from './check-unsaved.ts';
import { faultInWords } from './faults.ts';
import { finishSave, fullPath, writeAll } from './write-all.ts';

/** The edits of each file, and the hashes of the files that they are based on. */
export type Save = {
  edits: ReadonlyMap<string, readonly Edit[]>;
  /** The complete new texts of files; undefined removes a text. */
  texts?: ReadonlyMap<string, FileText>;
  /** Those of `texts` that follow from another change, and may keep the mistakes that they have. */
  following?: ReadonlySet<string>;
  hashes: Readonly<Record<string, string>>;
  title: string;
};

export type Outcome =
  /** Written. `files` is empty if nothing differed. */
  | { state: 'saved'; files: string[] }
  /** Nothing was written, because of these problems. */
  | { state: 'refused'; problems: Problem[] }
  /** Nothing was written: these files have changed since they were read. */
  | { state: 'changed'; files: string[] };

/** The titles of the saves to undo and redo next. */
export type History = { undo?: string | undefined; redo?: string | undefined };

type Texts = Map<string, FileData>;
export type Step = { title: string; before: Texts; after: Texts };

/** Converts a refusal or a system error to a problem. Rethrows any other error. */
function faultProblem(error: unknown, file: string): Problem {
  if (error instanceof Refused) return problemAt(file, error.key, error.message);
  const reason = faultInWords(error);
  if (reason === undefined) throw error;
  return problemAt(file, '', reason);
}

function bytesOf(root: string, file: string): Buffer | undefined {
  const full = fullPath(root, file);
  return existsSync(full) ? readFileSync(full) : undefined;
}

/** Restores a file's line breaks and byte order mark, which a text field does not keep. */
function asIn(before: string, text: string): string {
  const mark = before.startsWith('\uFEFF') ? '\uFEFF' : '';
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  return mark + (before.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines);
}

/** Returns the text of a file after a save; undefined if the save removes it. Only texts of collections are created or removed. */
function textAfter(file: string, before: FileText, { edits, texts }: Save): FileText {
  if (texts?.has(file)) {
    const whole = texts.get(file);
    // A new file is as it comes: a moved one keeps its line breaks.
    return whole === undefined || before === undefined ? whole : asIn(before, whole);
  }
  if (before === undefined) throw new Refused('the file is missing');
  return applyEdits(before, edits.get(file) ?? []);
}

/** Returns the files that are not as expected any more. */
const differing = (root: string, expected: Texts): string[] =>
  [...expected].filter(([file, data]) => hashOf(bytesOf(root, file)) !== hashOf(data)).map(([file]) => file);

/** Returns the files because of which a step cannot go from one state to another. */
function inTheWay(root: string, current: Texts, target: Texts): string[] {
  const files = differing(root, current);
  return files.length === 0 && target.has(languagesFile) ? leftWithout(root, target) : files;
}

/** Says what is wrong, and where: a text that moves to another address stays in its folder. */
function identify(problem: Problem, hasMoved: boolean): string {
  const { file } = problem;
  return JSON.stringify([hasMoved ? path.dirname(file) : file, mistakeInWords(problem)]);
}

/** Returns the mistakes that a save would add. Those that its files or others have already do not stand in its way. */
function newProblems(
  root: string,
  texts: Texts,
  problems: readonly Problem[],
  whole: readonly string[] = [],
): Problem[] {
  if (problems.length === 0) return [];
  const before = problemsIn(currentSource(root));
  const goes = (file: string) => texts.has(file) && texts.get(file) === undefined;
  const comes = (file: string) => texts.get(file) !== undefined && !existsSync(fullPath(root, file));
  const known = new Set(before.map((each) => identify(each, goes(each.file))));
  // A file that is mended has to be right; what it hid of other files is corrected next.
  const isMending = before.some(({ file }) => whole.includes(file));
  return problems.filter(
    (each) => whole.includes(each.file) || (!isMending && !known.has(identify(each, comes(each.file)))),
  );
}

/** Commits another list of languages, with which only the next session can check the content. */
function commitLanguages(root: string, texts: Texts): Outcome {
  try {
    writeLanguages(root, texts);
  } catch (error) {
    return { state: 'refused', problems: [faultProblem(error, languagesFile)] };
  }
  return { state: 'saved', files: [...texts.keys()] };
}

/** Adds a language or takes one out, which the next session can undo. */
function changeLanguages(root: string, step: Step): Outcome {
  keepStep(root, step);
  return commitLanguages(root, step.after);
}

/** Checks files as they will be, and writes them if nothing is wrong with them that was not before. */
function commit(root: string, texts: Texts, whole?: readonly string[]): Outcome {
  if (texts.has(languagesFile)) return commitLanguages(root, texts);
  const after = checkUnsaved(root, texts);
  const problems = newProblems(root, texts, after.problems, whole);
  if (problems.length > 0) return { state: 'refused', problems };
  try {
    writeAll(root, texts);
  } catch (error) {
    return { state: 'refused', problems: [faultProblem(error, [...texts.keys()].join(', '))] };
  }
  holdSaved(after.source);
  return { state: 'saved', files: [...texts.keys()] };
}

type Before = ReadonlyMap<string, FileText>;

function textsBefore(root: string, { edits, texts }: Save): Before {
  return new Map([
    ...[...edits.keys()].map((file) => [file, readContent(root, file)] as const),
    ...[...(texts?.keys() ?? [])].map((file) => [file, readableContent(root, file)] as const),
  ]);
}

/** Returns why nothing is saved if files are not as they were when the edits were made; undefined if they are. */
function staleness(root: string, { edits, hashes }: Save, before: Before): Outcome | undefined {
  const files = [...before].filter(([file, text]) => hashes[file] !== hashOf(text)).map(([file]) => file);
  if (files.length === 0) return undefined;
  // The panel could not show the values of an invalid file beside its own.
  const problems = problemsIn(currentSource(root)).filter(
    ({ file }) => edits.has(file) && files.includes(file),
  );
  return problems.length > 0 ? { state: 'refused', problems } : { state: 'changed', files };
}

/** Returns the files that a save changes, before and after it, and why others cannot be written. */
function stepOf(wanted: Save, texts: Before): { step: Step; problems: Problem[] } {
  const problems: Problem[] = [];
  const step: Step = { title: wanted.title, before: new Map(), after: new Map() };
  for (const [file, before] of texts) {
    try {
      const after = textAfter(file, before, wanted);
      if (after === before) continue;
      step.before.set(file, before);
      step.after.set(file, after);
    } catch (error) {
      problems.push(faultProblem(error, file));
    }
  }
  return { step, problems };
}

/** Saves edits to a project's content, with undo and redo. Synchronous, so that no two steps overlap. */
export function createSession(root: string) {
  const undoStack: Step[] = [];
  const redoStack: Step[] = [];
  finishSave(root);
  // Not if other work has changed its files, or stands on them.
  undoStack.push(...keptStep(root).filter(({ before, after }) => inTheWay(root, after, before).length === 0));

  /** Commits a step, and makes it the next one to undo. */
  function make(step: Step, whole?: readonly string[]): Outcome {
    // The old bytes of a file that could not be read are no text that undo could write.
    const isLossy = [...step.after.keys()].some((file) => !isReadable(root, file));
    const outcome = commit(root, step.after, whole);
    if (outcome.state !== 'saved') return outcome;
    if (!isLossy) undoStack.push(step);
    redoStack.length = 0;
    return outcome;
  }

  function save(wanted: Save): Outcome {
    const before = textsBefore(root, wanted);
    const stale = staleness(root, wanted, before);
    if (stale) return stale;
    const { step, problems } = stepOf(wanted, before);
    if (problems.length > 0) return { state: 'refused', problems };
    if (step.after.size === 0) return { state: 'saved', files: [] };
    const whole = [...(wanted.texts?.keys() ?? [])].filter((file) => !wanted.following?.has(file));
    return make(step, whole);
  }

  /** Adds a file, such as a picture. */
  function add(file: string, data: Buffer, title: string): Outcome {
    const step: Step = { title, before: new Map([[file, undefined]]), after: new Map([[file, data]]) };
    return differing(root, step.before).length > 0 ? { state: 'changed', files: [file] } : make(step);
  }

  function replay(
    from: Step[],
    to: Step[],
    textsOf: (step: Step) => [current: Texts, target: Texts],
  ): Outcome {
    const step = from.at(-1);
    if (!step) return { state: 'saved', files: [] };
    const [current, target] = textsOf(step);
    const files = inTheWay(root, current, target);
    if (files.length > 0) return { state: 'changed', files };
    const outcome = commit(root, target);
    if (outcome.state === 'saved') to.push(...from.splice(-1));
    return outcome;
  }

  return {
    save,
    add,
    changeLanguages: (step: Step) => changeLanguages(root, step),
    undo: () => replay(undoStack, redoStack, ({ before, after }) => [after, before]),
    redo: () => replay(redoStack, undoStack, ({ before, after }) => [before, after]),
    history: (): History => ({ undo: undoStack.at(-1)?.title, redo: redoStack.at(-1)?.title }),
  };
}
