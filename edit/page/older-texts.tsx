import { useCallback, useEffect, useState } from 'react';
import type { OlderText } from '#edit/words/outdated.ts';
import { ask, messageOf } from './ask.ts';
import { OlderNote } from './older-note.tsx';
import { Sheet } from './sheet.tsx';
import { SureButton } from './sure-button.tsx';

type Props = { onOpen: (keys: string[]) => void; onClose: () => void; onNoted: () => void };

/** Lists the texts that are older than the same text in another language. */
export function OlderTexts({ onOpen, onClose, onNoted }: Props) {
  const [found, setFound] = useState<{ texts: OlderText[]; counts: string[] }>();
  const [fault, setFault] = useState('');
  const [answer, setAnswer] = useState('');
  const read = useCallback(
    () => ask('olderTexts').then(setFound, (error: unknown) => setFault(messageOf(error))),
    [],
  );
  useEffect(() => void read(), [read]);
  const confirmations = found?.texts.map(({ confirmation }) => confirmation) ?? [];
  async function noteAll(): Promise<void> {
    try {
      const { isGood, message } = await ask('stillRight', { confirmations });
      setAnswer(message);
      if (isGood) onNoted();
      await read();
    } catch (error) {
      setFault(messageOf(error));
    }
  }
  return (
    <Sheet title="Languages" onClose={onClose}>
      <div className="search">
        <p role="status">
          {found ? `${found.counts.join('. ') || 'All texts are in step'}.` : !fault && 'Reading…'}
        </p>
        <p>
          Change each of them, or say that it is still right. That is kept with the versions of the project.
        </p>
        {confirmations.length > 1 && (
          <SureButton
            label="All are still right"
            sure={`Say so of all ${confirmations.length} texts`}
            hint="Read them first: each counts as translated until one of its languages changes again."
            keep="Not yet"
            isBusy={false}
            onSure={() => void noteAll()}
          />
        )}
        <p role="status">{answer}</p>
        <div role="alert">{fault && <p className="notice">{fault}</p>}</div>
      </div>
      <div className="results">
        <ul>
          {found?.texts.map((older) => (
            <li key={older.confirmation + older.key}>
              <button type="button" onClick={() => onOpen(older.keys)}>
                <span className="where">
                  {[older.page, older.label, older.language].filter(Boolean).join(' · ')}
                </span>
                <span className="excerpt">{older.text || 'Open it'}</span>
              </button>
              <OlderNote older={older} onNoted={onNoted} />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
