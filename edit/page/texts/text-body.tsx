import { useRef, useState, useId, useMemo, type ClipboardEvent, type DragEvent } from 'react';
import type { LanguageText, TextPreview } from '#edit/texts/texts.ts';
import { InsertFigure } from '#edit/page/fields/insert-figure.tsx';
import { Select } from '#edit/page/fields/select.tsx';
import { PictureButton } from '#edit/page/pictures/picture-button.tsx';
import { pictureBlock, withBlock } from '#edit/page/writing/insert-block.ts';
import type { Caret } from '#edit/page/writing/text.ts';
import { roomWords } from '#edit/page/fields/character-count.tsx';
import { leftOutWords, readHtml } from '#edit/page/writing/paste-html.ts';
import { filesIn } from '#edit/page/writing/start-writing.ts';
import { SourceText } from '#edit/page/writing/source-text.tsx';
import { WrittenText } from '#edit/page/writing/written-text.tsx';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import { bodySlot } from './text-draft.ts';
import { useText } from './use-opened-text.ts';

// Some browsers have no type for HEIC: then the dialog says what it is.
const isPicture = ({ type }: File) => type === '' || type.startsWith('image/');

/** Pasted and dropped pictures, which are chosen one after the other, and a notice about all else. */
function useGiven() {
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [notice, setNotice] = useState('');
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const files = filesIn(data);
    if (files.length > 0) event.preventDefault();
    // A copied picture comes with its address, too.
    const { leftOut } = readHtml(files.length > 0 ? '' : data.getData('text/html'));
    const refused = files.find((file) => !isPicture(file));
    setNotice(
      refused
        ? `“${refused.name}” is no picture: a text can have nothing else of your files.`
        : leftOutWords(leftOut),
    );
    setPictures(files.filter(isPicture));
  };
  return { picture: pictures[0], notice, take, next: () => setPictures(pictures.slice(1)) };
}

export function TextBody({ preview }: { preview: TextPreview | undefined }) {
  const id = useId();
  const { opened, name, line, texts, shown, bodyIn, others, problems, changeBodies } = useText();
  const { locale, language, redirects } = shown;
  const [isSource, setIsSource] = useState(false);
  const given = useGiven();
  const caret = useRef<Caret>(null);
  const slot = bodySlot(name, locale);
  const body = bodyIn(shown);
  const room = opened.pageRoom[locale];
  const left = room === undefined ? undefined : room - (body.length - (opened.saved[slot] ?? '').length);
  // What an empty text lacks is said only after an attempt to save it.
  const found = body === '' && problems.length === 0 ? [] : (preview?.mistakes ?? []);
  const mistakes = new Map(found.map((each) => [reasonInWords(each), each]));
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
  const written = {
    text: body,
    caret,
    attributes,
    onChange: (next: string) => changeBodies([[locale, next]]),
  };
  const insert = (writtenIn: (text: LanguageText) => string, into = texts) => {
    const above = caret.current?.blocks() ?? 0;
    changeBodies(into.map((text) => [text.locale, withBlock(bodyIn(text), writtenIn(text), above)]));
  };
  const textsWithout = (part: string) => texts.filter((text) => !bodyIn(text).includes(part));
  return (
    <>
      <div
        className="value"
        onPaste={(event) => given.take(event, event.clipboardData)}
        onDrop={(event) => given.take(event, event.dataTransfer)}
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
            {...{ line, checked: preview, addresses: redirects.groups[0]?.addresses ?? [] }}
          />
        )}
        {left !== undefined && (
          <p className="count">{`${body.length.toLocaleString('en')} characters · ${roomWords(left)}`}</p>
        )}
        <p className="pasted advice" role="status">
          {given.notice}
        </p>
        <div id={`${id}-about`} className="about" role="status">
          {[...mistakes].map(([words, { line: at, reason }]) => (
            <p key={words} className="problem">
              {at === undefined ? (
                reason
              ) : (
                <button type="button" onClick={() => caret.current?.goTo(at)}>
                  {isSource ? words : reason}
                </button>
              )}
            </p>
          ))}
          {preview?.advice.map((each) => (
            <p key={each} className="advice">
              {each}
            </p>
          ))}
        </div>
        {others[slot] !== undefined && (
          <details className="other">
            <summary>The file now has</summary>
            <code>{others[slot]}</code>
          </details>
        )}
      </div>
      <div className="insert">
        <PictureButton
          label="Add a picture"
          languages={texts}
          given={given.picture}
          onChosen={({ file, wordsIn }) => insert((text) => pictureBlock({ file, ...wordsIn(text.locale) }))}
          onClose={given.next}
        />
        <Select
          aria-label="Insert a part of the site"
          value=""
          empty="Insert a part of the site…"
          options={opened.blocks.map(({ written: value, label }) => ({
            value,
            label,
            isDisabled: body.includes(value),
          }))}
          onChange={(part) => insert(() => part, textsWithout(part))}
        />
        <InsertFigure {...{ locale, language }} onInsert={(figure) => caret.current?.insert(figure)} />
      </div>
    </>
  );
}
