import { useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import type { Picture } from '#edit/brand/pictures.ts';
import { ask, askWithFile } from '#edit/page/ask.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { isWhole, largestPart, pixelsOf } from './crop.ts';

/** A picture that is there, or a new one, which is written when it is used. */
type Chosen = Picture & { isNew: boolean };

/**
 * Chooses a picture and the part of it to keep.
 *
 * @param ratio the shape of that part, as its width divided by its height; any shape without it
 * @param onFinish gets the name of its file, once it is there
 */
export function usePicture(ratio: number | undefined, onFinish: (file: string) => void) {
  const [chosen, setChosen] = useState<Chosen>();
  const [framed, setFramed] = useState<PercentCrop>();
  const { attempt, fault, isBusy } = useAttempt();
  const part = chosen && (framed ?? largestPart(chosen, ratio));
  const pixels = chosen && part && pixelsOf(chosen, part);

  async function open(file: File): Promise<void> {
    setChosen(undefined);
    setFramed(undefined);
    const picture = await askWithFile('openPicture', file);
    if (picture.mistakes.length > 0) throw new Error(picture.mistakes.join('\n'));
    setChosen({ ...picture, isNew: true });
  }
  async function use(): Promise<void> {
    if (!chosen || !pixels) return;
    const { file, isNew } = chosen;
    if (isNew) {
      const crop = isWhole(chosen, pixels) ? undefined : pixels;
      const added = await ask('addPicture', { file, ...(crop && { crop }) });
      if (added.state === 'refused') throw new Error(added.problems.map(reasonInWords).join('\n'));
      if (added.state === 'changed') throw new Error(`${file} is there already: choose the picture again.`);
    }
    onFinish(file);
  }
  return {
    chosen,
    part,
    pixels,
    fault,
    /** What is being done. */
    doing: isBusy && (chosen ? 'Saving the picture…' : 'Looking at the picture…'),
    setFramed,
    chooseNew: (file: File) => void attempt(() => open(file)),
    chooseThere: (picture: Picture) => setChosen({ ...picture, isNew: false }),
    use: () => void attempt(use),
  };
}
