import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { currentSource, holdSaved } from '#packages/content/site.ts';
import {
  languagesFile,
  hashOf,
  isContentFile,
  isPicture,
  readContent,
  type FileData,
} from '../content/content-files.ts';
import { currentContent } from '../content/content.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import { fileAfter, fileOfEdit } from '../writer/file-after.ts';
import { mistakeInWords } from '#packages/content/reading/mistakes.ts';
import { checkUnsaved, knownProblems, problemAt, problemsIn, type Problem } from './check-unsaved.ts';
import { faultInWords } from './faults.ts';
import { createHistory, type Step, type Texts } from './history.ts';
import { bytesAt, finishSave, fullPath, leftWithout, writeAll } from './write-all.ts';

/** `hashes` are those of the files that the owner saw. */
export type Save = {
  edits: readonly Edit[];
  hashes: Readonly<Record<string, string>>;
  title: string;
};

export type Outcome =
  /** Written. `files` is empty if nothing differed. Undo leaves out what corrects a mistake. */
  | { state: 'saved'; files: string[]; isCorrection?: boolean }
  | { state: 'refused'; problems: Problem[] }
  /** Nothing was written: these files have changed since they were read. */
  | { state: 'changed'; files: string[] };

/** Rethrows what is neither a refusal nor a system error. */
function faultProblem(error: unknown, file: string): Problem {
  if (error instanceof Refused) return problemAt(file, error.key, error.message);
  const reason = faultInWords(error);
  if (reason === undefined) throw error;
  return problemAt(file, '', reason);
}

function inTheWay(root: string, { before, after }: Step): string[] {
  const isOther = (file: string) => hashOf(bytesAt(root, file)) !== hashOf(after.get(file));
  const files = [...after.keys()].filter(isOther);
  return files.length === 0 && before.has(languagesFile) ? leftWithout(root, before) : files;
}

/** The same before and after a save: a text that moves to another address stays in its folder. */
function identify(problem: Problem, hasMoved: boolean): string {
  const { file } = problem;
  return JSON.stringify([hasMoved ? path.dirname(file) : file, mistakeInWords(problem)]);
}

/** The mistakes that a save would add. Earlier ones do not prevent it. */
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
  // A file that is repaired has to be right; what it hid of other files is corrected next.
  const isRepair = before.some(({ file }) => whole.includes(file));
  return problems.filter(
    (each) => whole.includes(each.file) || (!isRepair && !known.has(identify(each, comes(each.file)))),
  );
}

function commit(root: string, texts: Texts, whole?: readonly string[]): Outcome {
  // With another list of languages, only the next session can check the content.
  const after = texts.has(languagesFile) ? undefined : checkUnsaved(root, texts);
  const problems = after ? newProblems(root, texts, after.problems, whole) : [];
  if (problems.length > 0) return { state: 'refused', problems };
  try {
    writeAll(root, texts);
  } catch (error) {
    const file = after ? [...texts.keys()].join(', ') : languagesFile;
    return { state: 'refused', problems: [faultProblem(error, file)] };
  }
  if (after) holdSaved(after.source);
  return { state: 'saved', files: [...texts.keys()] };
}

/** `isWhole` if a file is written as a whole. */
type InFiles = ReadonlyMap<string, { before: FileData; own: readonly Edit[]; isWhole: boolean }>;

function inFiles(root: string, edits: readonly Edit[]): InFiles {
  const { source, text } = currentContent(root);
  const byFile = [...Map.groupBy(edits, fileOfEdit)].map(([file, own]) => {
    const isWhole = own.some((edit) => edit.do === 'write');
    const read = isWhole ? text : (name: string) => readContent(source, name);
    // A list of languages, or a file of one that is not known yet.
    const bytes = isContentFile(file) ? undefined : bytesAt(root, file);
    const before = isContentFile(file) ? read(file) : isPicture(file) ? bytes : bytes?.toString('utf8');
    return [file, { before, own, isWhole }] as const;
  });
  return new Map(byFile);
}

/** Undefined if all files are as they were shown. */
function staleness(root: string, hashes: Save['hashes'], all: InFiles): Outcome | undefined {
  const files = [...all].flatMap(([file, { before }]) =>
    file in hashes && hashes[file] !== hashOf(before) ? [file] : [],
  );
  if (files.length === 0) return undefined;
  // The panel could not show the values of an invalid file beside its own.
  const problems = problemsIn(currentSource(root)).filter(
    ({ file }) => files.includes(file) && !all.get(file)?.isWhole,
  );
  return problems.length > 0 ? { state: 'refused', problems } : { state: 'changed', files };
}

function stepOf(title: string, all: InFiles): { step: Step; problems: Problem[] } {
  const problems: Problem[] = [];
  const step: Step = { id: randomUUID(), title, before: new Map(), after: new Map() };
  for (const [file, { before, own }] of all) {
    try {
      const after = fileAfter(file, typeof before === 'string' ? before : undefined, own);
      if (after === before) continue;
      step.before.set(file, before);
      step.after.set(file, after);
    } catch (error) {
      problems.push(faultProblem(error, file));
    }
  }
  return { step, problems };
}

const otherStep =
  'Something else was saved since. Nothing was changed: look at what it would undo or redo now.';

/** Synchronous, so that no two steps overlap. */
export function createSession(root: string) {
  const history = createHistory(root);
  const { undo: undoStack, redo: redoStack } = history;
  finishSave(root);
  // Meanwhile, other work may have changed their files, or may need them.
  for (let last = undoStack.at(-1); last && inTheWay(root, last).length > 0; last = undoStack.at(-1))
    undoStack.pop();

  function save({ edits, hashes, title }: Save): Outcome {
    const all = inFiles(root, edits);
    const stale = staleness(root, hashes, all);
    if (stale) return stale;
    const { step, problems } = stepOf(title, all);
    if (problems.length > 0) return { state: 'refused', problems };
    if (step.after.size === 0) return { state: 'saved', files: [] };
    // What is written anew has to be right.
    const whole = [...all].flatMap(([file, { before, isWhole }]) =>
      before !== undefined && isWhole ? [file] : [],
    );
    const mistakes = () => new Set(knownProblems(root).map((each) => identify(each, true)));
    const before = mistakes();
    const outcome = commit(root, step.after, whole);
    if (outcome.state !== 'saved') return outcome;
    // What corrects a mistake cannot be undone, and must not stand in the way of what can.
    const isCorrection =
      before.size > 0 && !step.after.has(languagesFile) && before.difference(mistakes()).size > 0;
    if (!isCorrection) undoStack.push(step);
    redoStack.length = 0;
    history.keep();
    return isCorrection ? { ...outcome, isCorrection } : outcome;
  }

  /** Takes back a step. To redo it, it is taken back in the other direction. */
  function replay(from: Step[], to: Step[], seen: string | undefined, isRedo: boolean): Outcome {
    const step = from.at(-1);
    if (seen !== undefined && seen !== step?.id) throw new Refused(otherStep);
    if (!step) return { state: 'saved', files: [] };
    const { before, after } = step;
    const taken = isRedo ? { ...step, before: after, after: before } : step;
    const files = inTheWay(root, taken);
    if (files.length > 0) return { state: 'changed', files };
    const outcome = commit(root, taken.before);
    if (outcome.state !== 'saved') return outcome;
    to.push(...from.splice(-1));
    history.keep();
    return outcome;
  }

  return {
    save,
    /** `seen` is the id of the step that the owner was shown. */
    undo: (seen?: string) => replay(undoStack, redoStack, seen, false),
    redo: (seen?: string) => replay(redoStack, undoStack, seen, true),
    history() {
      const [undo, redo] = [undoStack.at(-1), redoStack.at(-1)];
      return { undo: undo?.title, redo: redo?.title, steps: { undo: undo?.id, redo: redo?.id } };
    },
  };
}

export type History = ReturnType<ReturnType<typeof createSession>['history']>;
