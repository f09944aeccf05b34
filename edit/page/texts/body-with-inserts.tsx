import { useRef, useState } from 'react';
import type { LanguageText, OpenedText } from '#edit/texts/texts.ts';
import { InsertChoice, InsertFigure } from '#edit/page/fields/insert.tsx';
import { PictureButton } from '#edit/page/pictures/picture-button.tsx';
import type { ChosenPicture } from '#edit/page/pictures/picture-dialog.tsx';
import { pictureBlock, withBlock } from '#edit/page/writing/insert-block.ts';
import type { Caret } from '#edit/page/writing/text.ts';
import { TextBody } from './text-body.tsx';
import { bodySlot } from './text-draft.ts';
import type { useOpenedText } from './use-opened-text.ts';
import type { Preview } from './use-preview.ts';

type Props = {
  opened: OpenedText;
  state: ReturnType<typeof useOpenedText>;
  shown: LanguageText;
  /** The languages of the text, that which is shown first. */
  texts: readonly LanguageText[];
  preview: Preview | undefined;
};

const leftOut =
  'Pictures are left out of what you paste. Save each on your computer, and add it with “Add a picture”.';

/** The body of a text, and what can be put into it: pictures, parts of the site and figures. */
export function BodyWithInserts({ opened, state, shown, texts, preview }: Props) {
  const { name, blocks, placeholders, pageRoom } = opened;
  const { locale } = shown;
  const { typed, others, changeBodies } = state;
  const caret = useRef<Caret>(null);
  const { body } = typed(shown);
  const room = pageRoom[locale];
  // Pasted or dropped, to be chosen one after the other.
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [notice, setNotice] = useState('');
  const insert = (writtenIn: (text: LanguageText) => string, into = texts) => {
    const above = caret.current?.blocks() ?? 0;
    changeBodies(into.map((text) => [text.locale, withBlock(typed(text).body, writtenIn(text), above)]));
  };
  const insertPicture = ({ file, words }: ChosenPicture) =>
    insert(({ locale: each }) => {
      const { alt = '', caption = '' } = words[each] ?? {};
      return pictureBlock({ file, alt, caption });
    });
  const offer = (files: readonly File[]) => {
    const refused = files.find(({ type }) => !type.startsWith('image/'));
    setNotice(refused ? `“${refused.name}” is no picture: a text can have nothing else of your files.` : '');
    setPictures(files.filter(({ type }) => type.startsWith('image/')));
  };
  const lacking = (written: string) => texts.filter((text) => !typed(text).body.includes(written));
  return (
    <>
      <TextBody
        text={shown}
        caret={caret}
        body={body}
        pageRoom={room === undefined ? undefined : room - (body.length - (shown.values.body ?? '').length)}
        checked={preview}
        advice={[...(notice ? [notice] : []), ...(preview?.advice ?? [])]}
        other={others[bodySlot(name, locale)]}
        onChange={(next) => changeBodies([[locale, next]])}
        onFiles={offer}
        onLeftOut={() => setNotice(leftOut)}
      />
      <div className="insert">
        <PictureButton
          label="Add a picture"
          languages={texts}
          given={pictures[0]}
          onChosen={insertPicture}
          onClose={() => setPictures(pictures.slice(1))}
        />
        <InsertChoice
          label="Insert a part of the site"
          first="Insert a part of the site…"
          options={blocks.map((each) => ({ ...each, isThere: body.includes(each.written) }))}
          onInsert={(written) => insert(() => written, lacking(written))}
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
