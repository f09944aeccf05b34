import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Picture } from '#edit/brand/pictures.ts';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { FileInput } from '#edit/page/frame/file-input.tsx';
import { Reasons, Fault } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import type { Draft } from '#edit/page/saving/draft.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { isTyped, useDraft } from '#edit/page/saving/use-draft.ts';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import { ask, askWithFile } from '#edit/page/ask.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { PicturePart, useCrop } from './picture-part.tsx';

export type DescribedIn = { locale: string; language: string; file: string };

const slotOf = (key: string, locale: string) => `${key} ${locale}`;

const wordsIn = (draft: Draft, locale: string) => ({
  alt: draft[slotOf('alt', locale)] ?? '',
  caption: draft[slotOf('caption', locale)] ?? '',
});

type WordsProps = { languages: readonly DescribedIn[]; draft: Draft; onDraft: (draft: Draft) => void };

function PictureWords({ languages, draft, onDraft }: WordsProps) {
  const id = useId();
  return (
    <section>
      {languages.map(({ locale, language }) => (
        <div key={locale} className="picture-words">
          <div className="value">
            <label htmlFor={`${id}-${locale}-alt`}>What it shows, {language}</label>
            <textarea
              id={`${id}-${locale}-alt`}
              lang={locale}
              rows={2}
              aria-describedby={`${id}-about`}
              value={wordsIn(draft, locale).alt}
              onChange={({ target }) => onDraft({ ...draft, [slotOf('alt', locale)]: target.value })}
            />
          </div>
          <TextField
            label={`Caption, ${language} (may stay empty)`}
            lang={locale}
            value={wordsIn(draft, locale).caption}
            onChange={(text) => onDraft({ ...draft, [slotOf('caption', locale)]: text })}
          />
        </div>
      ))}
      <p id={`${id}-about`} className="hint">
        For people who cannot see it: who or what it shows, as in “Two people at a table, seen from above”.
      </p>
    </section>
  );
}

/** A new picture has a hash, and is written when it is used. */
type Chosen = Picture & { hash?: string };

export type ChosenPicture = {
  file: string;
  /** Empty in languages in which the picture is not described. */
  wordsIn: (locale: string) => { alt: string; caption: string };
};
type PictureDialogProps = {
  /** The page's shape for the picture: its width divided by its height. Without it, any shape. */
  ratio?: number | undefined;
  languages?: readonly DescribedIn[] | undefined;
  given?: File | undefined;
  onClose: () => void;
  onChosen: (chosen: ChosenPicture) => void;
};

const nowhere: readonly never[] = [];

type ThereProps = { chosen: string | undefined; onChoose: (picture: Picture) => void };

function PicturesThere({ chosen, onChoose }: ThereProps) {
  const { answer, fault } = useAnswer('pictures', {});
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

export function PictureDialog({ ratio, languages = nowhere, given, onClose, onChosen }: PictureDialogProps) {
  const { draft, setDraft, clearDraft, discardThen } = useDraft(
    { is: 'picture', file: languages[0]?.file },
    { title: 'Words of a picture', isChanged: isTyped },
  );
  const isDescribed = languages.every(({ locale }) => wordsIn(draft, locale).alt.trim());
  const [chosen, setChosen] = useState<Chosen>();
  const crop = useCrop(chosen?.hash === undefined ? undefined : chosen, ratio);
  const { attempt, fault, isBusy } = useAttempt();
  const foot = useRef<HTMLDivElement>(null);
  const chooseNew = (file: File) =>
    void attempt(async () => {
      setChosen(undefined);
      const picture = await askWithFile('openPicture', file);
      if (picture.mistakes.length > 0) throw new Error(picture.mistakes.join('\n'));
      setChosen(picture);
    });
  const use = () =>
    attempt(async () => {
      if (!chosen) return;
      const { file, hash } = chosen;
      if (hash !== undefined) {
        const added = await ask('addPicture', { file, hash, crop: crop?.pixels });
        if (added.state === 'refused') throw new Error(added.problems.map(reasonInWords).join('\n'));
        if (added.state === 'changed') throw new Error(`${file} is there already: choose the picture again.`);
      }
      // The dialog may have been closed meanwhile.
      if (!foot.current) return;
      clearDraft();
      onChosen({ file, wordsIn: (locale) => wordsIn(draft, locale) });
    });
  const begin = useEffectEvent(() => {
    if (given) chooseNew(given);
  });
  useEffect(() => begin(), []);
  return (
    <Sheet title="Choose a picture" onClose={onClose}>
      <div className="body">
        <FileInput
          label="A picture from your computer"
          accept="image/*,.heic,.heif"
          isInvalid={fault !== ''}
          isReading={isBusy && !chosen}
          onChoose={chooseNew}
        />
        <div role="alert">
          <Reasons all={fault.split('\n').filter(Boolean)} />
        </div>
        {!isBusy && chosen?.hash === undefined && (
          <PicturesThere chosen={chosen?.file} onChoose={setChosen} />
        )}
        {chosen && <PicturePart picture={chosen} crop={crop} />}
        {chosen && languages.length > 0 && <PictureWords {...{ languages, draft }} onDraft={setDraft} />}
      </div>
      <div ref={foot} className="foot">
        <button
          type="button"
          className="primary"
          disabled={!chosen || !isDescribed || isBusy}
          onClick={() => void use()}
        >
          {isBusy ? (chosen ? 'Saving the picture…' : 'Looking at the picture…') : 'Use this picture'}
        </button>
        <button type="button" disabled={isBusy && chosen !== undefined} onClick={discardThen(onClose)}>
          Cancel
        </button>
        {chosen && !isDescribed && <span className="hint">Say what it shows, in every language.</span>}
      </div>
    </Sheet>
  );
}
