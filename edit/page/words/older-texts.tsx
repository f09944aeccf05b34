import { traceOf } from '#edit/content/place.ts';
import { OlderNote } from '#edit/page/fields/older-note.tsx';
import { EntryButton } from '#edit/page/frame/entry-button.tsx';
import { ResultStatus } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { useEditor, dialogOf } from '#edit/page/use-editor.ts';

export function OlderTexts() {
  const { open } = useEditor();
  const { answer: found, fault } = useAnswer('olderTexts', {});
  return (
    <Sheet title="Languages">
      <div className="search">
        <ResultStatus
          said={found && `${found.counts.join('. ') || 'All texts are in step'}.`}
          fault={fault}
        />
        <p>Change each of them, or press Still right.</p>
      </div>
      <div className="results">
        <ul>
          {found?.texts.map((older) => (
            <li key={older.confirmation + traceOf(older.at)}>
              <EntryButton
                where={[older.page, older.label, older.language].filter(Boolean).join(' · ')}
                excerpt={older.text || 'Open it'}
                onOpen={() => void open(dialogOf(older.spots), { at: older.at })}
              />
              <OlderNote older={older} />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
