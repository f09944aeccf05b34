import type { BlockChoice } from '#edit/texts/texts.ts';

type Props = {
  blocks: readonly BlockChoice[];
  /** The text, which can have each part once. */
  body: string;
  onInsert: (written: string) => void;
};

/** Puts a part of the site into a text, in every language of it that lacks the part. */
export function InsertBlock({ blocks, body, onInsert }: Props) {
  return (
    <select aria-label="Insert a part of the site" value="" onChange={({ target }) => onInsert(target.value)}>
      <option value="">Insert a part of the site…</option>
      {blocks.map(({ written, label }) => (
        <option key={written} value={written} disabled={body.includes(written)}>
          {label}
        </option>
      ))}
    </select>
  );
}
