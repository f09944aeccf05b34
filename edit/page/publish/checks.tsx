import { useState } from 'react';
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
type Results = Record<string, Result>;

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
  const [results, setResults] = useState<Results>({});
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

/** Says how many checks there are, and what they have found so far. */
function countOf(results: Results): string {
  const states = Object.groupBy(Object.values(results), ({ state }) => state);
  const found = (['good', 'advice', 'note', 'bad'] as const).flatMap((state) =>
    states[state] ? `${states[state].length} ${words[state].toLowerCase()}` : [],
  );
  return [`${checks.length} checks`, found.join(', ')].filter(Boolean).join(': ');
}

export function Checks({ results }: { results: Results }) {
  return (
    <details>
      <summary>{countOf(results)}</summary>
      <ol className="checks">
        {checks.map(([name, title]) => {
          const { state, detail } = results[name] ?? { state: 'waiting', detail: '' };
          return (
            <li key={name} data-state={state}>
              <span>{title}</span> <strong>{words[state]}</strong>
              {detail && state !== 'bad' && <code className="output">{detail}</code>}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
