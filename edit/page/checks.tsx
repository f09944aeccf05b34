import { useState } from 'react';
import { ask } from './ask.ts';

const checks = [
  ['content', 'The words: placeholders, lengths, both languages alike'],
  ['build', 'The site can be built'],
  ['links', 'Every link leads somewhere'],
  ['bytes', 'The weight of each page'],
  ['launch', 'What is left before the site goes public'],
] as const;
type Progress = 'waiting' | 'running' | 'good' | 'bad' | 'note' | 'advice';
type Result = { state: Progress; detail: string };

const words: Record<Progress, string> = {
  waiting: 'Waiting',
  running: 'Running…',
  good: 'Good',
  bad: 'Stops publishing',
  note: 'To do before launch',
  advice: 'Advice',
};

/** Runs the checks one after the other, until one fails. */
export function useChecks() {
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
  const hasFailed = checks.some(([name]) => results[name]?.state === 'bad');
  return { results, run, hasFailed };
}

/** The checks with their results. */
export function Checks({ results }: { results: Record<string, Result> }) {
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
