import { useState } from 'react';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import { defaultLocale, locales } from '#packages/site/locales.ts';
import { countries } from '#edit/content/countries.ts';
import { countryOf, newLanguages } from '#edit/languages/new-languages.ts';
import { counted } from '#edit/content/labels.ts';
import type { HeldBackLanguage } from '#edit/languages/held-back-languages.ts';
import type { Asked } from '#edit/changes/asked.ts';
import { ask } from '#edit/page/ask.ts';
import { Select } from '#edit/page/fields/select.tsx';
import { EntryButton } from '#edit/page/frame/entry-button.tsx';
import { Fault } from '#edit/page/frame/problems.tsx';
import { ConfirmButton } from '#edit/page/frame/confirm-button.tsx';
import { keepForStart } from '#edit/page/frame/use-status.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { useEditor, dialogOf } from '#edit/page/use-editor.ts';

type Change = (asked: Asked, title: string, status: string, address?: string) => void;
type Props = { change: Change; isBusy: boolean };

const others = newLanguages.filter(({ value }) =>
  locales.every(({ code, prefix }) => ![code, prefix].includes(value)),
);

function NewLanguage({ change, isBusy }: Props) {
  const [code, setCode] = useState('');
  const [territory, setTerritory] = useState('');
  const name = others.find(({ value }) => value === code)?.label;
  const choose = (chosen: string) => {
    setCode(chosen);
    setTerritory(countryOf(chosen));
  };
  return (
    <ConfirmButton
      label="Add a language"
      confirm={`Add ${name ?? 'the language'}`}
      hint={`Its pages begin with the words of ${defaultLocale.name}, ready to translate. Visitors see none of them until you put the language online.`}
      isBusy={isBusy || name === undefined}
      onConfirm={() =>
        change({ do: 'addLanguage', code, territory }, `Add ${name}`, `${name} is added`, `/${code}`)
      }
    >
      <Select label="Language" value={code} options={others} onChange={choose} />
      <Select
        label="Country whose dates and numbers it has"
        value={territory}
        options={countries}
        onChange={setTerritory}
      />
    </ConfirmButton>
  );
}

const takeFocus = (section: HTMLElement | null) => section?.focus();

type OnlineProps = Props & { language: HeldBackLanguage; isSought: boolean };

function PutOnline({ language, isSought, change, isBusy }: OnlineProps) {
  const { open } = useEditor();
  const { code, name, untranslated } = language;
  const pages = [...Map.groupBy(untranslated, ({ page }) => page)];
  const left =
    pages.length === 0
      ? 'All of its sentences are translated.'
      : `${counted(untranslated.length, 'sentence')} on ${counted(pages.length, 'page')} are still ${defaultLocale.name}, and visitors would read them so.`;
  return (
    <section aria-label={name} tabIndex={-1} ref={isSought ? takeFocus : undefined}>
      <p className="hint">
        {name} is held back: you see it here, and visitors do not. {left}
      </p>
      {pages.map(([page, sentences]) => (
        <details key={page}>
          <summary>
            {page} <span className="where">{sentences.length}</span>
          </summary>
          <ul>
            {sentences.map(({ label, text, at }) => (
              <li key={label + text}>
                <EntryButton where={label} excerpt={text} onOpen={() => void open(dialogOf([at]), { at })} />
              </li>
            ))}
          </ul>
        </details>
      ))}
      <ConfirmButton
        label={`Put ${name} online`}
        confirm={`Put all of ${name} online`}
        hint={`${left} All of its pages are online once you publish. Undo holds it back again.`}
        isBusy={isBusy}
        onConfirm={() =>
          change({ do: 'showLanguage', code }, `Put ${name} online`, `${name} is online once you publish`)
        }
      />
    </section>
  );
}

/** @param sought the code of the language held back that gets the focus */
export function Languages({ sought }: { sought: string | number | undefined }) {
  const { saved } = useEditor();
  const { attempt, fault, isBusy } = useAttempt();
  const { answer } = useAnswer('heldBackLanguages', {});
  const change: Change = (asked, title, status, address) =>
    void attempt(async () => {
      const outcome = await ask('save', { edits: [asked], hashes: {}, title });
      if (outcome.state === 'refused') throw new Error(outcome.problems.map(reasonInWords).join('\n'));
      keepForStart(status, outcome.files);
      saved(status);
      // Vite restarts the editor, and loads the page at its present address.
      if (address !== undefined) window.history.replaceState(null, '', address);
    });
  return (
    <section>
      <div className="asks">
        <NewLanguage change={change} isBusy={isBusy} />
        {/* The language at the root stays. */}
        {locales.slice(1).map(({ code, name }) => (
          <ConfirmButton
            key={code}
            label={`Take ${name} out`}
            confirm={`Take all of ${name} out`}
            hint="Its pages, articles and texts leave the site, and what leads to them. Undo brings them back."
            isBusy={isBusy}
            onConfirm={() =>
              change({ do: 'removeLanguage', code }, `Take ${name} out`, `${name} is taken out`)
            }
          />
        ))}
      </div>
      <Fault text={fault} />
      {answer?.languages.map((language) => (
        <PutOnline
          key={language.code}
          isSought={language.code === sought}
          {...{ language, change, isBusy }}
        />
      ))}
    </section>
  );
}
