import { useRef, useState, useId, useMemo, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import type { LanguageText, OpenedText } from '#edit/texts/texts.ts';
import { InsertFigure } from '#edit/page/fields/insert.tsx';
import { Select } from '#edit/page/fields/select.tsx';
import { PictureButton } from '#edit/page/pictures/picture-button.tsx';
import type { ChosenPicture } from '#edit/page/pictures/picture-dialog.tsx';
import { pictureBlock, withBlock } from '#edit/page/writing/insert-block.ts';
import type { Caret, Checked } from '#edit/page/writing/text.ts';
import { useEditing } from '#edit/page/fields/editing.ts';
import { roomWords } from '#edit/page/fields/character-count.tsx';
import { leftOutWords, readHtml } from '#edit/page/writing/paste-html.ts';
import { filesIn } from '#edit/page/writing/start-writing.ts';
import { SourceText } from '#edit/page/writing/source-text.tsx';
import { WrittenText } from '#edit/page/writing/written-text.tsx';
import { reasonInWords, type Mistake } from '#packages/content/reading/mistakes.ts';
import { bodySlot } from './text-draft.ts';
import type { useOpenedText } from './use-opened-text.ts';
import type { Preview } from './use-preview.ts';

type BodyProps = {
  text: LanguageText;
  caret: RefObject<Caret | null>;
  body: string;
  pageRoom: number | undefined;
  checked: Checked | undefined;
  advice: readonly string[];
  /** What is to be said of what was pasted or dropped. */
  notice: string;
  other: string | undefined;
  onChange: (body: string) => void;
  /** Gets the files that are pasted or dropped, and what is to be said of what came with them. */
  onFiles: (files: readonly File[], notice: string) => void;
};

/** The file of a picture that was pasted as a data URL, as in data:image/png;base64,iVBO… */
function fileOf(url: string, index: number): File {
  const [head = '', data = ''] = url.split(',');
  const type = /^data:([^;]*)/.exec(head)?.[1] ?? '';
  const bytes = head.endsWith(';base64') ? atob(data) : decodeURIComponent(data);
  const content = Uint8Array.from(bytes, (each) => each.charCodeAt(0));
  return new File([content], `pasted-${index + 1}.${type.replace(/.*\//, '')}`, { type });
}

// Some browsers know no type of HEIC: then the dialog says what it is.
const isPicture = ({ type }: File) => type === '' || type.startsWith('image/');

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

function Body({ text, caret, body, pageRoom, checked, advice, notice, other, onChange, onFiles }: BodyProps) {
  const id = useId();
  const { line } = useEditing();
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
    if (files.length > 0) event.preventDefault();
    // A copied picture comes with its address, too.
    const { pictures, leftOut } = readHtml(files.length > 0 ? '' : data.getData('text/html'));
    onFiles([...files, ...pictures.map(fileOf)], leftOutWords(leftOut));
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
        <WrittenText
          {...written}
          {...{ checked, line }}
          addresses={text.redirects.groups[0]?.addresses ?? []}
        />
      )}
      {pageRoom !== undefined && (
        <p className="count">{`${body.length.toLocaleString('en')} characters · ${roomWords(pageRoom)}`}</p>
      )}
      <p className="pasted advice" role="status">
        {notice}
      </p>
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

type TextBodyProps = {
  opened: OpenedText;
  state: ReturnType<typeof useOpenedText>;
  shown: LanguageText;
  texts: readonly LanguageText[];
  preview: Preview | undefined;
};

/** The body of a text, and what can be put into it: pictures, parts of the site and figures. */
export function TextBody({ opened, state, shown, texts, preview }: TextBodyProps) {
  const { name, blocks, placeholders, pageRoom } = opened;
  const { locale } = shown;
  const { bodyIn, others, changeBodies } = state;
  const caret = useRef<Caret>(null);
  const body = bodyIn(shown);
  const room = pageRoom[locale];
  // Pasted or dropped, to be chosen one after the other.
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [notice, setNotice] = useState('');
  const insert = (writtenIn: (text: LanguageText) => string, into = texts) => {
    const above = caret.current?.blocks() ?? 0;
    changeBodies(into.map((text) => [text.locale, withBlock(bodyIn(text), writtenIn(text), above)]));
  };
  const insertPicture = ({ file, words }: ChosenPicture) =>
    insert(({ locale: each }) => {
      const { alt = '', caption = '' } = words[each] ?? {};
      return pictureBlock({ file, alt, caption });
    });
  const offer = (files: readonly File[], said: string) => {
    const refused = files.find((file) => !isPicture(file));
    setNotice(
      refused ? `“${refused.name}” is no picture: a text can have nothing else of your files.` : said,
    );
    setPictures(files.filter(isPicture));
  };
  const lacking = (written: string) => texts.filter((text) => !bodyIn(text).includes(written));
  return (
    <>
      <Body
        text={shown}
        caret={caret}
        body={body}
        pageRoom={
          room === undefined
            ? undefined
            : room - (body.length - (opened.saved[bodySlot(name, locale)] ?? '').length)
        }
        checked={preview}
        advice={preview?.advice ?? []}
        notice={notice}
        other={others[bodySlot(name, locale)]}
        onChange={(next) => changeBodies([[locale, next]])}
        onFiles={offer}
      />
      <div className="insert">
        <PictureButton
          label="Add a picture"
          languages={texts}
          given={pictures[0]}
          onChosen={insertPicture}
          onClose={() => setPictures(pictures.slice(1))}
        />
        <Select
          aria-label="Insert a part of the site"
          value=""
          empty="Insert a part of the site…"
          options={blocks.map(({ written, label }) => ({
            value: written,
            label,
            isDisabled: body.includes(written),
          }))}
          onChange={(written) => insert(() => written, lacking(written))}
        />
        <InsertFigure
          {...{ locale, placeholders }}
          language={shown.language}
          onInsert={(figure) => caret.current?.insert(figure)}
        />
      </div>
    </>
  );
}
