import type { LanguageText as Text } from '#edit/texts/texts.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';

type Props = {
  /** The languages that have a file or a draft of the text. */
  texts: readonly Text[];
  missing: readonly Text[];
  shown: Text | undefined;
  problems: readonly Problem[];
  onShow: (text: Text) => void;
  onAdd: (text: Text) => void;
};

/** Switches between the languages of a text, and adds missing ones. */
export function TextLanguages({ texts, missing, shown, problems, onShow, onAdd }: Props) {
  if (texts.length + missing.length < 2) return null;
  const countOf = ({ file }: Text) => problems.filter((problem) => problem.file === file).length;
  return (
    <div className="languages" role="group" aria-label="Language of the text">
      {texts.map((text) => (
        <button key={text.locale} type="button" aria-pressed={text === shown} onClick={() => onShow(text)}>
          {text.language}
          {countOf(text) > 0 && ` · ${countOf(text)} to change`}
        </button>
      ))}
      {missing.map((text) => (
        <button key={text.locale} type="button" className="add" onClick={() => onAdd(text)}>
          Add {text.language}
        </button>
      ))}
    </div>
  );
}
