import { useEffect, useState } from 'react';
import { ask } from '#edit/page/ask.ts';

const checks = [
  ['content', 'Words, facts, colors and mark', 'Reading every text in every language'],
  ['build', 'The whole site', 'Building it'],
  ['links', 'Links', 'Following every link of every page'],
  ['weight', 'Length of the pages', 'Measuring the pages'],
  ['launch', 'What is left before the site goes public', 'Looking for what is left to do'],
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
const second = 1000;

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
  const running = checks.find(([name]) => results[name]?.state === 'running');
  const failed = checks.find(([name]) => results[name]?.state === 'bad');
  return {
    results,
    run,
    /** What is being checked, in words. */
    doing: running?.[2],
    failure: failed && results[failed[0]]?.detail,
  };
}

/** What a check that takes long is doing, and for how many seconds. */
export function CheckProgress({ doing }: { doing: string }) {
  const [step, setStep] = useState('');
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => {
      setSeconds(Math.round((Date.now() - start) / second));
      // A lost answer is told by the check itself.
      ask('progress').then(
        (answer) => setStep(answer.step),
        () => {},
      );
    }, second);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="progress">
      <span role="status">{step || doing}…</span>{' '}
      <span aria-hidden>{seconds > 2 && `${seconds} seconds`}</span>
    </p>
  );
}

/** The checks with their results. */
export function Checks({ results }: { results: Record<string, Result> }) {
  return (
    <ol className="checks">
      {checks.map(([name, title]) => {
        const { state, detail } = results[name] ?? { state: 'waiting', detail: '' };
        return (
          <li key={name} data-state={state}>
            <span>{title}</span> <strong>{words[state]}</strong>
            {detail && state !== 'bad' && (
              <details>
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
