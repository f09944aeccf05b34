import { useEffect, useState } from 'react';
import type { Reviewed } from '#edit/publish/review.ts';
import type { Published } from '#edit/publish/commit.ts';
import { ask, type Review, type State } from './ask.ts';
import { Sheet } from './sheet.tsx';

const checks = [
  ['content', 'The words: placeholders, lengths, both languages alike'],
  ['build', 'The site can be built'],
  ['links', 'Every link leads somewhere'],
  ['bytes', 'No page has become too heavy'],
  ['launch', 'What is left before the site goes public'],
] as const;
type Progress = 'waiting' | 'running' | 'good' | 'bad' | 'note';
type Result = { state: Progress; detail: string };

const words: Record<Progress, string> = {
  waiting: 'Waiting',
  running: 'Running…',
  good: 'Good',
  bad: 'Stops publishing',
  note: 'To do before launch',
};

/** One changed text: what went is struck out, what came is underlined, and both are said to screen readers. */
function ChangedText({ change }: { change: Reviewed }) {
  const { page, label, language, parts } = change;
  return (
    <li>
      <p className="where">{[page, label, language].filter(Boolean).join(' · ')}</p>
      <p className="diff">
        {parts.map(({ text, is }, index) => {
          const key = `${index}${is}`;
          if (is === 'old') return <del key={key}>{text}</del>;
          return is === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
        })}
      </p>
    </li>
  );
}

function useChecks() {
  const [results, setResults] = useState<Record<string, Result>>({});
  async function run(): Promise<boolean> {
    let isGood = true;
    setResults({});
    for (const [name] of checks) {
      if (!isGood) break;
      setResults((all) => ({ ...all, [name]: { state: 'running', detail: '' } }));
      const result = await ask('check', { name });
      setResults((all) => ({ ...all, [name]: result }));
      isGood = result.state !== 'bad';
    }
    return isGood;
  }
  return { results, run };
}

function Checks({ results }: { results: Record<string, Result> }) {
  return (
    <ol className="checks" aria-live="polite">
      {checks.map(([name, title]) => {
        const { state, detail } = results[name] ?? { state: 'waiting', detail: '' };
        return (
          <li key={name} data-state={state}>
            <span>{title}</span> <strong>{words[state]}</strong>
            {detail && (
              <details open={state === 'bad'}>
                <summary>What was found</summary>
                <code className="output">{detail}</code>
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Shows what has changed, checks it, and makes one commit of it. */
export function Publish({ onClose, onDone }: { onClose: () => void; onDone: (state: State) => void }) {
  const [review, setReview] = useState<Review>();
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [published, setPublished] = useState<Published>();
  const { results, run } = useChecks();
  useEffect(() => {
    ask('review').then(setReview, (error: unknown) => setFault(String(error)));
  }, []);
  async function publish(): Promise<void> {
    setIsBusy(true);
    setFault('');
    try {
      if (await run()) setPublished(await ask('publish'));
      onDone(await ask('state'));
    } catch (error) {
      setFault(String(error));
    }
    setIsBusy(false);
  }
  const { problem, note, upstream } = review?.branch ?? {};
  const count = review?.changes.length ?? 0;
  const failed = checks.some(([name]) => results[name]?.state === 'bad');
  return (
    <Sheet title="Publish" onClose={onClose}>
      <div className="results publish">
        {!review && !fault && <p role="status">Comparing with what is published…</p>}
        {review && (
          <section>
            <h3>
              {count === 0 ? 'Nothing has changed' : `${count} changed ${count === 1 ? 'text' : 'texts'}`}
            </h3>
            <ul className="changes">
              {review.changes.map((change) => (
                <ChangedText key={`${change.file}${change.key}${change.before}`} change={change} />
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3>Checks</h3>
          <Checks results={results} />
        </section>
        <div role="alert">
          {problem && <p className="notice">{problem}</p>}
          {fault && <p className="notice">{fault}</p>}
          {failed && <p className="notice">Nothing was published. Your changes are saved.</p>}
        </div>
        <div role="status">
          {note && !published && <p className="hint">{note}</p>}
          {published && (
            <p className={published.isGood ? 'done' : 'notice'}>
              {published.message}
              {published.detail && <code>{published.detail}</code>}
            </p>
          )}
        </div>
      </div>
      <div className="foot">
        <button
          type="button"
          className="primary"
          disabled={!review || Boolean(problem) || isBusy || Boolean(published?.isGood)}
          onClick={() => void publish()}
        >
          {isBusy ? 'Checking…' : upstream ? `Check and publish to ${upstream}` : 'Check and commit'}
        </button>
      </div>
    </Sheet>
  );
}
