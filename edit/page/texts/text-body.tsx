import { useId, useMemo, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import type { LanguageText } from '#edit/texts/texts.ts';
import { roomWords } from '#edit/page/fields/character-count.tsx';
import { filesIn } from '#edit/page/writing/start-writing.ts';
import { SourceText } from '#edit/page/writing/source-text.tsx';
import type { Caret, Checked } from '#edit/page/writing/text.ts';
import { WrittenText } from '#edit/page/writing/written-text.tsx';
import { reasonInWords, type Mistake } from '#packages/content/reading/mistakes.ts';

type Props = {
  text: LanguageText;
  caret: RefObject<Caret | null>;
  body: string;
  /** How many characters more fit on the page. */
  pageRoom: number | undefined;
  /** What was checked last. */
  checked: Checked | undefined;
  /** What the languages may lack. */
  advice: readonly string[];
  /** The current text of the file, if it was changed elsewhere. */
  other: string | undefined;
  onChange: (body: string) => void;
  /** Gets what is pasted or dropped that is no text. */
  onFiles: (files: readonly File[]) => void;
  onLeftOut: () => void;
};

type MistakeProps = { mistake: Mistake; isSource: boolean; onGoTo: (line: number) => void };

/** Says why a text cannot be published. What has a place leads there. */
function BodyMistake({ mistake, isSource, onGoTo }: MistakeProps) {
  const { line, reason } = mistake;
  if (line === undefined) return <p className="problem">{reason}</p>;
  return (
    <p className="problem">
      <button type="button" onClick={() => onGoTo(line)}>
        {isSource ? reasonInWords(mistake) : reason}
      </button>
    </p>
  );
}

/** What stands below the title of a text: as it looks, or in Markdown. */
export function TextBody({
  text,
  caret,
  body,
  pageRoom,
  checked,
  advice,
  other,
  onChange,
  onFiles,
  onLeftOut,
}: Props) {
  const id = useId();
  const [isSource, setIsSource] = useState(false);
  const mistakes = new Map(checked?.mistakes.map((each) => [reasonInWords(each), each]));
  const { locale, language } = text;
  const isInvalid = mistakes.size > 0;
  const attributes = useMemo(
    () => ({
      lang: locale,
      'aria-label': `Text, ${language}`,
      'aria-describedby': `${id}-about`,
      ...(isInvalid && { 'aria-invalid': 'true' }),
    }),
    [locale, language, id, isInvalid],
  );
  const written = { text: body, caret, onChange, attributes };
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const files = filesIn(data);
    if (files.length > 0) {
      event.preventDefault();
      onFiles(files);
    } else if (/<(?:img|v:imagedata)\b/i.test(data.getData('text/html'))) onLeftOut();
  };
  return (
    <div
      className="value"
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
    >
      <div className="under">
        <span className="label">{`Text, ${language}`}</span>
        <button type="button" aria-pressed={isSource} onClick={() => setIsSource(!isSource)}>
          Markdown
        </button>
      </div>
      {isSource ? (
        <SourceText {...written} />
      ) : (
        <WrittenText {...written} checked={checked} addresses={text.redirects.groups[0]?.addresses ?? []} />
      )}
      {pageRoom !== undefined && (
        <p className="count">{`${body.length.toLocaleString('en')} characters · ${roomWords(pageRoom)}`}</p>
      )}
      <div id={`${id}-about`} className="about" role="status">
        {[...mistakes].map(([words, mistake]) => (
          <BodyMistake key={words} {...{ mistake, isSource }} onGoTo={(line) => caret.current?.goTo(line)} />
        ))}
        {advice.map((each) => (
          <p key={each} className="advice">
            {each}
          </p>
        ))}
      </div>
      {other !== undefined && (
        <details className="other">
          <summary>The file now has</summary>
          <code>{other}</code>
        </details>
      )}
    </div>
  );
}
