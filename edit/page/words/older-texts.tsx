import { useState } from 'react';
import { ask } from '#edit/page/ask.ts';
import { Diff } from '#edit/page/frame/diff.tsx';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import type { OlderText } from '#edit/words/outdated.ts';
import { traceOf } from '#edit/content/place.ts';
import { EntryButton } from '#edit/page/frame/entry-button.tsx';
import { ResultStatus } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { dialogOf, useEditor } from '#edit/page/use-editor.ts';

export function OlderNote({ older }: { older: OlderText }) {
  const { refresh } = useEditor();
  const [noted, setNoted] = useState('');
  const { attempt, fault } = useAttempt();
  const { by, parts, confirmation, label, page } = older;
  const note = () =>
    attempt(async () => {
      const { isGood, message } = await ask('stillRight', { confirmations: [confirmation] });
      if (!isGood) throw new Error(message);
      setNoted(message);
      refresh();
    });
  return (
    <div className="older">
      <p>{parts.length > 0 ? `Its ${by} has changed since:` : `Its ${by} has changed since.`}</p>
      {parts.length > 0 && (
        <p className="diff">
          <Diff parts={parts} />
        </p>
      )}
      <button
        type="button"
        aria-disabled={noted !== ''}
        aria-label={`Still right: ${label || page}`}
        onClick={() => !noted && void note()}
      >
        Still right
      </button>
      <p role="status">{fault || noted}</p>
    </div>
  );
}

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
