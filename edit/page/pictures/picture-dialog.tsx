import { useEffect, useEffectEvent, useState } from 'react';
import type { Picture } from '#edit/brand/pictures.ts';
import { FileDrop } from '#edit/page/frame/file-drop.tsx';
import { Reasons } from '#edit/page/frame/reason.tsx';
import { Fault } from '#edit/page/frame/result-status.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { isTyped, useDraft } from '#edit/page/saving/use-draft.ts';
import { PicturePart } from './picture-part.tsx';
import { PictureWords, wordsIn, type DescribedIn, type WordsOfPicture } from './picture-words.tsx';
import { usePicture } from './use-picture.ts';

export type ChosenPicture = { file: string; words: WordsOfPicture };
type Props = {
  /** The shape to which the page cuts the picture, as its width divided by its height; any shape without it. */
  ratio?: number | undefined;
  /** The texts in whose languages the picture is described, where it is. */
  languages?: readonly DescribedIn[] | undefined;
  /** A file to begin with. */
  given?: File | undefined;
  onClose: () => void;
  onChosen: (chosen: ChosenPicture) => void;
};

const nowhere: readonly never[] = [];

type ThereProps = { chosen: string | undefined; onChoose: (picture: Picture) => void };

/** The pictures that the site has already. */
function PicturesThere({ chosen, onChoose }: ThereProps) {
  const { answer, fault } = useAnswer('pictures');
  const pictures = answer?.pictures ?? [];
  if (fault) return <Fault text={fault} />;
  if (pictures.length === 0) return null;
  return (
    <section>
      <h3>Or choose one from the site</h3>
      <ul className="thumbs">
        {pictures.map((picture) => (
          <li key={picture.file}>
            <button type="button" aria-pressed={picture.file === chosen} onClick={() => onChoose(picture)}>
              <img src={picture.preview} alt="" />
              {picture.file}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Chooses a picture, cuts it, and describes it in every language. A new one is written when it is used. */
export function PictureDialog({ ratio, languages = nowhere, given, onClose, onChosen }: Props) {
  const [shape, setShape] = useState(ratio);
  const { draft, setDraft, clearDraft, discardThen } = useDraft(`picture ${languages[0]?.file}`, {
    title: 'Words of a picture',
    isChanged: isTyped,
  });
  const words = wordsIn(draft, languages);
  const isDescribed = languages.every(({ locale }) => words[locale]?.alt.trim());
  const { chosen, doing, fault, chooseNew, chooseThere, use, ...framing } = usePicture(shape, (file) => {
    clearDraft();
    onChosen({ file, words });
  });
  const begin = useEffectEvent(() => {
    if (given) chooseNew(given);
  });
  useEffect(() => begin(), []);
  return (
    <Sheet title="Choose a picture" onClose={onClose}>
      <div className="body">
        <FileDrop
          label="A picture from your computer"
          accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
          isInvalid={fault !== ''}
          onChoose={chooseNew}
        />
        <div role="alert">
          <Reasons all={fault.split('\n').filter(Boolean)} />
        </div>
        {!chosen?.isNew && <PicturesThere chosen={chosen?.file} onChoose={chooseThere} />}
        {chosen && (
          <PicturePart
            picture={chosen}
            {...framing}
            shape={shape}
            onShape={ratio === undefined ? setShape : undefined}
          />
        )}
        {chosen && languages.length > 0 && <PictureWords {...{ languages, draft }} onDraft={setDraft} />}
      </div>
      <div className="foot">
        <button
          type="button"
          className="primary"
          disabled={!chosen || !isDescribed || doing !== false}
          onClick={use}
        >
          {doing || 'Use this picture'}
        </button>
        <button type="button" onClick={discardThen(onClose)}>
          Cancel
        </button>
        {chosen && !isDescribed && <span className="hint">Say what it shows, in every language.</span>}
      </div>
    </Sheet>
  );
}
