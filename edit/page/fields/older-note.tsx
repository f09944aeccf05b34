import { useState } from 'react';
import { ask, messageOf } from '#edit/page/ask.ts';
import { Diff } from '#edit/page/frame/diff.tsx';
import type { OlderText } from '#edit/words/outdated.ts';

/** Says how the other language of a text has changed since, and lets the owner say that the text is still right. */
export function OlderNote({ older, onNoted }: { older: OlderText; onNoted?: (() => void) | undefined }) {
  const [answer, setAnswer] = useState('');
  const [isNoted, setIsNoted] = useState(false);
  const { by, parts, confirmation, label, page } = older;
  async function note(): Promise<void> {
    if (isNoted) return;
    try {
      const { isGood, message } = await ask('stillRight', { confirmations: [confirmation] });
      setAnswer(message);
      setIsNoted(isGood);
      if (isGood) onNoted?.();
    } catch (error) {
      setAnswer(messageOf(error));
    }
  }
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
        onClick={() => void note()}
      >
        Still right
      </button>
      <p role="status">{answer}</p>
    </div>
  );
}
