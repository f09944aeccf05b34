import { useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import type { Picture } from '#edit/brand/pictures.ts';
import { ask, askWithFile, messageOf } from '#edit/page/ask.ts';
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
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState('');
  const part = chosen && (framed ?? largestPart(chosen, ratio));
  const pixels = chosen && part && pixelsOf(chosen, part);

  /** Runs what the server may refuse. `doing` says meanwhile what is being done. */
  async function attempt(doing: string, work: () => Promise<readonly string[]>): Promise<void> {
    setBusy(doing);
    setRefusals([]);
    try {
      setRefusals(await work());
    } catch (error) {
      setRefusals(messageOf(error).split('\n'));
    }
    setBusy('');
  }
  async function open(file: File): Promise<readonly string[]> {
    setChosen(undefined);
    setFramed(undefined);
    const picture = await askWithFile('openPicture', file);
    if (picture.mistakes.length === 0) setChosen({ ...picture, isNew: true });
    return picture.mistakes;
  }
  async function add(): Promise<readonly string[]> {
    if (!chosen || !pixels) return [];
    const { file, isNew } = chosen;
    if (isNew) {
      const crop = isWhole(chosen, pixels) ? undefined : pixels;
      const added = await ask('addPicture', { file, ...(crop && { crop }) });
      if (added.state === 'refused') return added.problems.map(({ reason }) => reason);
      if (added.state === 'changed') return [`${file} is there already: choose the picture again.`];
    }
    onFinish(file);
    return [];
  }
  return {
    chosen,
    part,
    pixels,
    refusals,
    busy,
    setFramed,
    chooseNew: (file: File) => void attempt('Looking at the picture…', () => open(file)),
    chooseThere: (picture: Picture) => setChosen({ ...picture, isNew: false }),
    use: () => void attempt('Saving the picture…', add),
  };
}
