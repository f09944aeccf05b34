import { isTree } from '#packages/content/tree.ts';
import { valueOf } from '../changes/typed.ts';
import type { Content } from '../content/content.ts';
import { hashOf, isTextFile } from '../content/content-files.ts';
import { languageName, placeInWords } from '../content/labels.ts';
import { labelsOf } from '../content/path-label.ts';
import { isAtOrBelow, namedBy } from '../content/place.ts';
import { fileLabel } from '../content/site-files.ts';
import { inWords } from '../words/in-words.ts';
import type { Clash, Whose } from './merge-values.ts';
import { isMove, isOfLanguage, languageOf, languageTakenOut, type Change, type Part } from './parts.ts';

export type Choice = Whose | { written: string };
export type Choices = Readonly<Record<string, Choice>>;

export type Conflict = {
  /** Conflicts with the same `id` are decided together. It changes when either side does. */
  id: string;
  file: string;
  /** A dotted path. */
  key: string;
  page: string;
  label: string;
  language: string;
  /** In words; undefined where there is nothing. */
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
  /** My text as the file has it, if something else can be written in place of both. */
  text: string | undefined;
  /** What one side has changed as a whole, which is taken back if the other side is chosen. */
  whole?: { side: Whose; places: readonly string[] };
  /** Who else has changed the file, and when, if only once. */
  by?: string;
  when?: string;
};

const asClash = ({ path, before, after }: Change): Clash => ({
  path,
  base: before,
  mine: after,
  theirs: before,
});

function conflict(content: Content, id: string, file: string, clash: Clash, language?: string): Conflict {
  const { path, base, mine, theirs, isSeveral = false } = clash;
  const named = namedBy(file);
  const place = { file: '', locale: '', ...named, path };
  const labels = labelsOf(place, content.source);
  const between = isSeveral || isTextFile(file) ? '\n\n' : ' · ';
  const list = isSeveral ? path.slice(0, -1) : path;
  const wordsOf = (value: unknown): string | undefined => {
    if (value === undefined) return undefined;
    if (Buffer.isBuffer(value)) return 'A file of its own';
    if (!isTree(value)) return inWords(content, place, value);
    const words = ([key, each]: [string, unknown]) =>
      inWords(content, { ...place, path: [...list, Array.isArray(value) ? Number(key) : key] }, each);
    return Object.entries(value).map(words).join(between);
  };
  const [old, own, other] = [base, mine, theirs].map(wordsOf);
  const isScalar = [mine, theirs].every((value) => value !== undefined && !isTree(value));
  const where = { ...labels, page: named ? labels.page : (fileLabel(file) ?? file) };
  return {
    id,
    file,
    key: path.join('.'),
    ...(language === undefined
      ? where
      : { page: language, label: [where.page, where.label].filter(Boolean).join(' › '), language: '' }),
    base: old,
    mine: own,
    theirs: other,
    text: isScalar ? String(mine) : undefined,
  };
}

/** @param version names the states of the content that conflict */
export function conflictsOf(content: Content, version: string) {
  const idOf = (...parts: unknown[]) => hashOf(JSON.stringify([version, ...parts]));

  return {
    /** A list must have the same items in every language. */
    place(file: string, clash: Clash): Conflict {
      const named = namedBy(file);
      const isOfAll =
        !isTextFile(file) && [clash.mine, clash.theirs].some((each) => each === undefined || isTree(each));
      return conflict(
        content,
        idOf(named?.file ?? file, isOfAll ? '' : named?.locale, clash.path),
        file,
        clash,
      );
    },

    /** For what is valid on either side, but not together. */
    apart(mine: readonly Change[], theirs: readonly Change[]): Conflict[] {
      const id = idOf([mine, theirs].map((all) => all.map(({ file, path }) => [file, path])));
      return [
        ...mine.map(({ file, before, after, ...at }) =>
          conflict(content, id, file, { ...at, base: before, mine: after, theirs: before }),
        ),
        ...theirs.map(({ file, before, after, ...at }) =>
          conflict(content, id, file, { ...at, base: before, mine: before, theirs: after }),
        ),
      ].map((each) => ({ ...each, text: undefined }));
    },

    /**
     * For what one side has removed or moved as a whole, and the other has changed. What both removed, each in another way, is not
     * asked.
     */
    wholes(side: Whose, parts: readonly Part[], others: readonly Part[]): Whole[] {
      const other = side === 'mine' ? 'theirs' : 'mine';
      return parts.flatMap((part) => {
        const code = languageTakenOut(part);
        const isInside = (change: Change) =>
          code === undefined
            ? part.some((own) => (side === 'mine' || !isMove(own)) && isWithin(change, own))
            : isOfLanguage(change, code);
        const affected = others.filter((each) => each.some(isInside));
        if (affected.length === 0 || (code && others.some((each) => languageTakenOut(each) === code)))
          return [];
        // What belongs to the move of a text goes with it.
        const lost = affected.flatMap((each) =>
          code === undefined && each.some((own) => isInside(own) && isMove(own))
            ? each
            : each.filter(isInside),
        );
        // In another language, addresses follow, and in what is gone, another language.
        const asked = affected
          .filter((each) => !each.some((own) => languageOf(own) !== undefined))
          .filter((each) => code === undefined || !each.some((own) => isMove(own) || isGone(own)))
          .flatMap((each) => each.filter((own) => isInside(own) && own.after !== undefined));
        const id = idOf(part.map(({ file, path }) => [file, path]));
        const places =
          code === undefined
            ? part.map((own) =>
                placeInWords({ ...conflict(content, id, own.file, asClash(own)), language: '' }),
              )
            : [`${languageName(code)} taken out, with all of its texts`];
        const whole = { side, places: [...new Set(places)] };
        const conflicts = asked.map(({ file, path, before, after }) => {
          const own = part.find((each) => isMove(each) && each.file === file)?.after;
          const clash = { path, base: before, mine: own, theirs: own, [other]: after };
          const named = conflict(content, id, file, clash, code && languageName(code));
          return { ...named, text: undefined, whole };
        });
        return [{ id, side, conflicts, lost: { mine: part, theirs: part, [other]: lost } }];
      });
    },
  };
}

/** `lost` has what goes of each side if the other's stays; if that of `side` does, even without a question. */
export type Whole = { id: string; side: Whose; conflicts: readonly Conflict[]; lost: Record<Whose, Part> };

const isGone = ({ path, after }: Change) => path.length === 0 && after === undefined;

/** Whether a change is lost with what `own` removes, or with another move of the same text. */
function isWithin(change: Change, own: Change): boolean {
  const { file, path, after } = own;
  if (change.file !== file) return false;
  if (isMove(own)) return isMove(change) && change.after !== after;
  const isBoth = change.after === undefined && change.path.length === path.length;
  return after === undefined && !isBoth && isAtOrBelow(change.path, path);
}

export function decided(file: string, clash: Clash, choice: Choice): unknown {
  if (typeof choice === 'string') return clash[choice];
  const name = namedBy(file)?.file ?? file;
  return valueOf(name, clash.path, choice.written);
}
