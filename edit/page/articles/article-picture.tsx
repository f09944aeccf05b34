import type { ArticleText } from '#edit/articles/articles.ts';
import { PictureButton } from '#edit/page/pictures/picture-button.tsx';
import { paragraphAt, withPicture } from './insert-picture.ts';

type Props = {
  /** The languages of the text, that which is shown first, and its body in each. */
  texts: readonly ArticleText[];
  bodyOf: (own: ArticleText) => string;
  /** Returns where the text is being written, in characters from its start. */
  at: () => number;
  onAdd: (bodies: (readonly [locale: string, body: string])[]) => void;
};

/** Puts a picture into the text, in every language that it has. */
export function ArticlePicture({ texts, bodyOf, at, onAdd }: Props) {
  return (
    <div className="article-picture">
      <PictureButton
        label="Add a picture"
        languages={texts}
        onChosen={({ file, words }) => {
          const [shown] = texts;
          const after = shown ? paragraphAt(bodyOf(shown), at()) : 0;
          onAdd(
            texts.map((own) => {
              const { alt = '', caption = '' } = words[own.locale] ?? {};
              return [own.locale, withPicture(bodyOf(own), { file, alt, caption }, after)];
            }),
          );
        }}
      />
    </div>
  );
}
