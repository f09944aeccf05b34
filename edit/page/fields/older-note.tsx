import { useState } from 'react';
import { ask, type Answer } from '#edit/page/ask.ts';
import { Diff } from '#edit/page/frame/diff.tsx';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { OlderText } from '#edit/words/outdated.ts';

export function OlderNote({ older }: { older: OlderText }) {
  const { refresh } = useEditor();
  const [answer, setAnswer] = useState<Answer<'stillRight'>>();
  const { attempt, fault } = useAttempt();
  const isNoted = answer?.isGood ?? false;
  const { by, parts, confirmation, label, page } = older;
  const note = () =>
    attempt(async () => {
      const next = await ask('stillRight', { confirmations: [confirmation] });
      setAnswer(next);
      if (next.isGood) refresh();
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
        aria-disabled={isNoted}
        aria-label={`Still right: ${label || page}`}
        onClick={() => !isNoted && void note()}
      >
        Still right
      </button>
      <p role="status">{fault || answer?.message}</p>
    </div>
  );
}
