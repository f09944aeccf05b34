import { EntryButton } from '#edit/page/frame/entry-button.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { ConfirmButton } from '#edit/page/frame/confirm-button.tsx';
import { useEditor } from '#edit/page/use-editor.ts';
import { discardDraft, useStoredDrafts } from './use-draft.ts';

export function Unsaved() {
  const { open } = useEditor();
  const drafts = useStoredDrafts();
  return (
    <Sheet title="Typed, and not saved">
      <div className="results">
        <p role="status">
          {drafts.length === 0 ? 'Nothing is left.' : 'It is kept until you close this tab.'}
        </p>
        <ul className="unsaved">
          {drafts.map(({ subject, title }) => (
            <li key={JSON.stringify(subject)}>
              <EntryButton
                excerpt={title}
                onOpen={() => void open(subject.is === 'picture' ? { is: 'texts' } : subject)}
              />
              <ConfirmButton
                label="Discard"
                confirm={`Discard ${title}`}
                hint="What you typed there is lost."
                onConfirm={() => discardDraft(subject)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
