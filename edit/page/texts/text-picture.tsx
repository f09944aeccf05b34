import type { LanguageText } from '#edit/texts/texts.ts';
import { PictureButton } from '#edit/page/pictures/picture-button.tsx';
import { pictureBlock } from '#edit/page/writing/insert-block.ts';

type Props = {
  /** The languages of the text, that which is shown first. */
  texts: readonly LanguageText[];
  /** Gets the Markdown of the picture in each language. */
  onInsert: (writtenIn: (text: LanguageText) => string) => void;
};

/** Puts a picture into the text, in every language that it has. */
export function TextPicture({ texts, onInsert }: Props) {
  return (
    <div className="text-picture">
      <PictureButton
        label="Add a picture"
        languages={texts}
        onChosen={({ file, words }) =>
          onInsert(({ locale }) => {
            const { alt = '', caption = '' } = words[locale] ?? {};
            return pictureBlock({ file, alt, caption });
          })
        }
      />
    </div>
  );
}
