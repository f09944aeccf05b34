import { useId, useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import type { Picture } from '#edit/brand/pictures.ts';
import { ask, messageOf } from '#edit/page/ask.ts';
import { FileDrop } from '#edit/page/frame/file-drop.tsx';
import { Reasons } from '#edit/page/frame/reason.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { isTyped, useDraft } from '#edit/page/saving/use-draft.ts';
import { isWhole, largestPart, pixelsOf } from './crop.ts';
import { PictureCrop } from './picture-crop.tsx';
import { PictureWords, wordsIn, type DescribedIn, type WordsOfPicture } from './picture-words.tsx';
import { PicturesThere } from './pictures-there.tsx';

export type ChosenPicture = { file: string; words: WordsOfPicture };
type Props = {
  /** The shape to which the page cuts the picture, as its width divided by its height; any shape without it. */
  ratio?: number | undefined;
  /** The texts in whose languages the picture is described, where it is. */
  languages?: readonly DescribedIn[] | undefined;
  onClose: () => void;
  onChosen: (chosen: ChosenPicture) => void;
};

/** A picture that is there, or a new one with its bytes in Base64. */
type Chosen = Picture & { name: string; data?: string };

const nowhere: readonly never[] = [];

const shapes = [
  ['Any', undefined],
  ['Wide, 16 by 9', 16 / 9],
  ['Photo, 3 by 2', 3 / 2],
  ['Square', 1],
  ['Upright, 4 by 5', 4 / 5],
] as const;

// Narrower ones look blurred in the widest column of a page.
const sharpWidth = 1280;

async function base64Of(file: File): Promise<string> {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.addEventListener('load', resolve);
    reader.addEventListener('error', () => reject(new Error(`${file.name} cannot be read.`)));
    reader.readAsDataURL(file);
  });
  return typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '';
}

/** Chooses a picture, cuts it, and describes it in every language. A new one is written when it is used. */
export function PictureDialog({ ratio, languages = nowhere, onClose, onChosen }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<Chosen>();
  const [shape, setShape] = useState(0);
  const [own, setOwn] = useState<PercentCrop>();
  const { draft, setDraft, clearDraft, discardThen } = useDraft(`picture ${languages[0]?.file}`, isTyped);
  const words = wordsIn(draft, languages);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState('');
  const isNew = chosen?.data !== undefined;
  const wanted = ratio ?? shapes[shape]?.[1];
  const part = chosen && (own ?? largestPart(chosen, wanted));
  const pixels = chosen && part && pixelsOf(chosen, part);
  const isDescribed = languages.every(({ locale }) => words[locale]?.alt.trim());

  async function attempt(doing: string, work: () => Promise<void>): Promise<void> {
    setBusy(doing);
    setRefusals([]);
    try {
      await work();
    } catch (error) {
      setRefusals(messageOf(error).split('\n'));
    }
    setBusy('');
  }
  const finish = (file: string) => {
    clearDraft();
    onChosen({ file, words });
  };
  const choose = (file: File) =>
    attempt('Looking at the picture…', async () => {
      setChosen(undefined);
      const data = await base64Of(file);
      const picture = await ask('openPicture', { name: file.name, data });
      setRefusals(picture.mistakes);
      setOwn(undefined);
      if (picture.mistakes.length === 0) setChosen({ ...picture, name: file.name, data });
    });
  const use = () =>
    attempt('Saving the picture…', async () => {
      if (!chosen || !pixels) return;
      const { name, data, file } = chosen;
      if (data === undefined) return finish(file);
      const crop = isWhole(chosen, pixels) ? undefined : pixels;
      const added = await ask('addPicture', { name, data, ...(crop && { crop }) });
      if (added.state === 'refused') setRefusals(added.problems.map(({ reason }) => reason));
      else if (added.state === 'changed') setRefusals([`${added.file} is there already. Try again.`]);
      else finish(added.file);
    });
  return (
    <Sheet title="Choose a picture" onClose={onClose}>
      <div className="body">
        <FileDrop
          label="A picture from your computer"
          accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
          isInvalid={refusals.length > 0}
          onChoose={(file) => void choose(file)}
        />
        <div role="alert">
          <Reasons all={refusals} />
        </div>
        {!isNew && (
          <PicturesThere
            chosen={chosen?.file}
            onChoose={(picture) => setChosen({ ...picture, name: picture.file })}
          />
        )}
        {chosen && part && pixels && (
          <section>
            <h3>{chosen.file}</h3>
            {isNew && ratio === undefined && (
              <div className="value">
                <label htmlFor={id}>Shape</label>
                <select
                  id={id}
                  value={shape}
                  onChange={({ target }) => {
                    setShape(Number(target.value));
                    setOwn(undefined);
                  }}
                >
                  {shapes.map(([name], index) => (
                    <option key={name} value={index}>
                      {name}
                    </option>
                  ))}
                </select>
              </div>
            )}
            {isNew && <PictureCrop picture={chosen} part={part} ratio={wanted} onChange={setOwn} />}
            <p className="hint" role="status">
              {isNew
                ? `${pixels.width} × ${pixels.height} pixels${pixels.width < sharpWidth && ratio === undefined ? ': on a large screen it may look blurred' : ''}`
                : `${chosen.width} × ${chosen.height} pixels`}
            </p>
          </section>
        )}
        {chosen && languages.length > 0 && <PictureWords {...{ languages, draft }} onDraft={setDraft} />}
      </div>
      <div className="foot">
        <button
          type="button"
          className="primary"
          disabled={!chosen || !isDescribed || busy !== ''}
          onClick={() => void use()}
        >
          {busy || 'Use this picture'}
        </button>
        <button type="button" onClick={discardThen(onClose)}>
          Cancel
        </button>
        {chosen && !isDescribed && <span className="hint">Say what it shows, in every language.</span>}
      </div>
    </Sheet>
  );
}
