import type { ListedText } from '#edit/texts/texts.ts';
import { addressOfText, capitalized, collectionOf, counted, textNamed } from '#edit/content/labels.ts';
import { EntryButton } from '#edit/page/frame/entry-button.tsx';
import { ResultStatus } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { localeHere } from '#edit/page/picking/place.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { collectionFacts, collectionNames } from '#packages/site/collections.ts';
import { useStoredDrafts } from '#edit/page/saving/use-draft.ts';

function isHere({ name }: ListedText): boolean {
  return addressOfText(localeHere().code, name) === window.location.pathname;
}

function useUnsavedTexts(saved: readonly ListedText[]): ListedText[] {
  return useStoredDrafts()
    .flatMap(({ subject, title }) => (subject.is === 'text' ? { name: subject.name, title } : []))
    .filter(({ name }) => !saved.some((text) => text.name === name))
    .map((text) => ({ ...text, languages: [], state: undefined }));
}

// The list has its name from this collection, whose texts need no label.
const [ownName] = collectionNames;

function about(text: ListedText): string {
  const { languages, name, state } = text;
  const parts = [
    isHere(text) && 'On this page',
    textNamed(name).collection !== ownName && capitalized(collectionOf(name).labels.one),
    state,
    languages.length > 0 ? languages.join(', ') : 'Not saved yet',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Unsaved new texts come first, then that of the current page. */
export function TextList() {
  const { open } = useEditor();
  const { answer, fault } = useAnswer('texts', {});
  const saved = answer?.texts ?? [];
  const unsaved = useUnsavedTexts(saved);
  const sorted = saved.toSorted((one, other) => Number(isHere(other)) - Number(isHere(one)));
  const all = answer ? [...unsaved, ...sorted] : [];
  return (
    <Sheet title="Articles">
      <div className="begin">
        {collectionNames.map((name) => (
          <button key={name} type="button" onClick={() => void open({ is: 'new text', collection: name })}>
            New {collectionFacts[name].labels.one}
          </button>
        ))}
      </div>
      <div className="results">
        <ResultStatus said={answer && counted(saved.length, 'text')} fault={fault} />
        <ul>
          {all.map((text) => (
            <li key={text.name}>
              <EntryButton
                where={about(text)}
                excerpt={text.title}
                onOpen={() => void open({ is: 'text', name: text.name })}
              />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
