import { useState } from 'react';
import { ask } from '#edit/page/ask.ts';
import { Diff } from '#edit/page/frame/diff.tsx';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { OlderText } from '#edit/words/outdated.ts';

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
