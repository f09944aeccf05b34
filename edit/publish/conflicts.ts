import { isTree, type Path } from '#packages/content/tree.ts';
import { valueOf } from '../changes/typed.ts';
import type { Content } from '../content/content.ts';
import { hashOf, isTextFile } from '../content/content-files.ts';
import { languageName, placeInWords } from '../content/labels.ts';
import { labelsOf } from '../content/path-label.ts';
import { isAtOrBelow, namedBy, type Place } from '../content/place.ts';
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
  mine: string | undefined;
  theirs: string | undefined;
  /** My text as the file has it, if something else can be written in place of both. */
  text?: string;
  /** What one side has changed as a whole, which is taken back if the other side is chosen. */
  whole?: { side: Whose; places: readonly string[] };
  /** Who else has changed the file, and when, if only once. */
  by?: string;
  when?: string | undefined;
};

const placeIn = (file: string, path: Path): Place => ({ file: '', locale: '', ...namedBy(file), path });

function labelsIn({ source }: Content, file: string, path: Path) {
  const labels = labelsOf(placeIn(file, path), source);
  return namedBy(file) ? labels : { ...labels, page: fileLabel(file) ?? file };
}

function conflict(content: Content, id: string, file: string, sides: Omit<Clash, 'base'>): Conflict {
  const { path, mine, theirs, isSeveral = false } = sides;
  const place = placeIn(file, path);
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
  return {
    id,
    file,
    key: path.join('.'),
    ...labelsIn(content, file, path),
    mine: wordsOf(mine),
    theirs: wordsOf(theirs),
  };
}

/** @param version names the states of the content that conflict */
export function conflictsOf(content: Content, version: string) {
  const idOf = (...parts: unknown[]) => hashOf(JSON.stringify([version, ...parts]));

  return {
    /** A list must have the same items in every language. */
    place(file: string, clash: Clash): Conflict {
      const named = namedBy(file);
      const isScalar = [clash.mine, clash.theirs].every((each) => each !== undefined && !isTree(each));
      const locale = isScalar || isTextFile(file) ? named?.locale : '';
      const asked = conflict(content, idOf(named?.file ?? file, locale, clash.path), file, clash);
      return isScalar ? { ...asked, text: String(clash.mine) } : asked;
    },

    /** For what is valid on either side, but not together. */
    apart(mine: readonly Change[], theirs: readonly Change[]): Conflict[] {
      const id = idOf([mine, theirs].map((all) => all.map(({ file, path }) => [file, path])));
      return [
        ...mine.map(({ file, path, before, after }) =>
          conflict(content, id, file, { path, mine: after, theirs: before }),
        ),
        ...theirs.map(({ file, path, before, after }) =>
          conflict(content, id, file, { path, mine: before, theirs: after }),
        ),
      ];
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
            ? part.map((own) => placeInWords({ ...labelsIn(content, own.file, own.path), language: '' }))
            : [`${languageName(code)} taken out, with all of its texts`];
        const whole = { side, places: [...new Set(places)] };
        const conflicts = asked.map(({ file, path, after }): Conflict => {
          const moved = part.find((each) => isMove(each) && each.file === file)?.after;
          const own = conflict(content, id, file, { path, mine: moved, theirs: moved, [other]: after });
          if (code === undefined) return { ...own, whole };
          const label = placeInWords({ ...own, language: '' }, ' › ');
          return { ...own, page: languageName(code), label, language: '', whole };
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
