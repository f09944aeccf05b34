import { useId, useState } from 'react';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import { askWithFile } from '#edit/page/ask.ts';
import { FileInput } from '#edit/page/frame/file-input.tsx';
import { Reasons } from '#edit/page/frame/problems.tsx';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import type { useAttempt } from '#edit/page/saving/use-attempt.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import { themes } from '#packages/content/brand/design.ts';
import type { Logo } from '#packages/content/brand/logo.ts';

type Props = {
  text: string;
  saved: string;
  problems: readonly Problem[];
  /** Nothing is saved while a chosen file is read. */
  reading: ReturnType<typeof useAttempt>;
  onChange: (text: string) => void;
};

// In px; the smaller one is that of a browser tab.
const sizes = [64, 16];
const themeNames = { light: 'Light', dark: 'Dark' };

/** The style sheet draws fills that name a color of the brand. */
function Drawn({ logo, size }: { logo: Logo; size: number }) {
  return (
    <svg viewBox={`0 0 ${logo.width} ${logo.height}`} width={size} height={size} aria-hidden="true">
      {logo.shapes.map(({ tag: Shape, fill, attributes }, index) => (
        <Shape
          // Two shapes may be the same, and none moves.
          // eslint-disable-next-line react/no-array-index-key
          key={index}
          {...attributes}
          fill={fill}
        />
      ))}
    </svg>
  );
}

function Shown({ logo }: { logo: Logo }) {
  return (
    <div className="logos">
      {themes.map((theme) => (
        <figure key={theme} data-theme-shown={theme}>
          {sizes.map((size) => (
            <Drawn key={size} logo={logo} size={size} />
          ))}
          <figcaption>{themeNames[theme]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

export function BrandLogo({ text, saved, problems, reading, onChange }: Props) {
  const id = useId();
  const { answer: read, fault: unread } = useAnswer('readLogo', { text });
  const [chosen, setChosen] = useState<{ name: string; notes: string[]; mistakes: string[] }>();
  const { attempt, fault, isBusy } = reading;
  const choose = (file: File) =>
    attempt(async () => {
      setChosen(undefined);
      const { text: next, notes, mistakes } = await askWithFile('openLogo', file);
      setChosen({ name: file.name, notes, mistakes });
      if (mistakes.length === 0) onChange(next);
    });
  const refused = chosen && chosen.mistakes.length > 0 ? chosen : undefined;
  const mistakes = refused?.mistakes ?? read?.mistakes ?? [];
  return (
    <section className="brand-logo" aria-labelledby={id}>
      <h3 id={id}>Logo</h3>
      {read?.logo && <Shown logo={read.logo} />}
      <FileInput
        trace="logo:"
        label="Choose another logo (SVG, PNG or JPEG)"
        accept="image/*,.svg,.heic,.heif"
        isReading={isBusy}
        isInvalid={refused !== undefined || problems.length > 0}
        onChoose={(file) => void choose(file)}
      />
      <div role="alert">
        {refused && <p className="problem">{refused.name} cannot be the logo as it is:</p>}
        <Reasons all={[...mistakes, ...problems.map(reasonInWords), ...[fault || unread].filter(Boolean)]} />
      </div>
      <div role="status">
        {chosen?.notes.map((note) => (
          <p key={note} className="hint">
            {note}
          </p>
        ))}
      </div>
      <p className="hint">
        A fill of “primary” or “secondary” follows the first or the second color; any other fill stays as it
        is, such as #3b1d60.
      </p>
      {text !== saved && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            currentTarget.closest('section')?.querySelector('input')?.focus();
            onChange(saved);
          }}
        >
          Keep the logo as it was
        </button>
      )}
    </section>
  );
}
