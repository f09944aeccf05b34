import type { ArticleText } from '#edit/articles/articles.ts';
import { PictureButton } from '#edit/page/pictures/picture-button.tsx';
import { withPicture } from '#edit/page/writing/insert-picture.ts';

type Props = {
  /** The languages of the text, that which is shown first, and its body in each. */
  texts: readonly ArticleText[];
  bodyOf: (text: ArticleText) => string;
  /** Returns how many blocks of the shown text there are down to that of the caret. */
  above: () => number;
  onAdd: (bodies: (readonly [locale: string, body: string])[]) => void;
};

/** Puts a picture into the text, in every language that it has. */
export function ArticlePicture({ texts, bodyOf, above, onAdd }: Props) {
  return (
    <div className="article-picture">
      <PictureButton
        label="Add a picture"
        languages={texts}
        onChosen={({ file, words }) => {
          const blocks = above();
          onAdd(
            texts.map((text) => {
              const { alt = '', caption = '' } = words[text.locale] ?? {};
              return [text.locale, withPicture(bodyOf(text), { file, alt, caption }, blocks)];
            }),
          );
        }}
      />
    </div>
  );
}
