import type { Publishing } from './use-publishing.ts';

const words = {
  waiting: 'Waiting',
  running: 'Running…',
  good: 'Good',
  bad: 'Stops publishing',
  note: 'To do before launch',
  advice: 'Advice',
};

/** How many checks there are, and what each has found so far. */
export function Checks({ review, results, running }: Publishing) {
  if (!review) return null;
  const all = review.checks.map(({ name, title }) => {
    const { state, detail } = results[name] ?? {
      state: running === name ? ('running' as const) : ('waiting' as const),
      detail: '',
    };
    return { name, title, state, detail };
  });
  const found = (['good', 'advice', 'note', 'bad'] as const).flatMap((state) => {
    const count = all.filter((each) => each.state === state).length;
    return count > 0 ? `${count} ${words[state].toLowerCase()}` : [];
  });
  return (
    <details>
      <summary>{[`${all.length} checks`, found.join(', ')].filter(Boolean).join(': ')}</summary>
      <ol className="checks">
        {all.map(({ name, title, state, detail }) => (
          <li key={name} data-state={state}>
            <span>{title}</span> <strong>{words[state]}</strong>
            {detail && state !== 'bad' && <code className="output">{detail}</code>}
          </li>
        ))}
      </ol>
    </details>
  );
}
