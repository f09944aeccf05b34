import type { Unsaved } from '#edit/articles/article-data.ts';
import { ask } from '#edit/page/ask.ts';
import { PictureButton } from '#edit/page/pictures/picture-button.tsx';
import type { ChosenPicture } from '#edit/page/pictures/picture-dialog.tsx';
import type { DescribedIn } from '#edit/page/pictures/picture-words.tsx';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';

type Props = {
  /** The article in each of its languages, that which is shown first. */
  languages: readonly (Unsaved & DescribedIn)[];
  /** Returns where the text is being written, in characters from its start. */
  at: () => number;
  onAdd: (texts: Unsaved[]) => void;
};

/** Puts a picture into the article, in every language that it has. */
export function ArticlePicture({ languages, at, onAdd }: Props) {
  const { attempt, fault } = useAttempt();
  const add = ({ file, place, words }: ChosenPicture) =>
    attempt(async () => {
      const texts = languages.map(({ locale, text }) => ({
        locale,
        text,
        alt: words[locale]?.alt ?? '',
        caption: words[locale]?.caption ?? '',
      }));
      onAdd((await ask('insertPicture', { file, place, at: at(), texts })).texts);
    });
  return (
    <div className="article-picture">
      <PictureButton label="Add a picture" languages={languages} onChosen={(chosen) => void add(chosen)} />
      {fault && (
        <p role="alert" className="problem">
          {fault}
        </p>
      )}
    </div>
  );
}
