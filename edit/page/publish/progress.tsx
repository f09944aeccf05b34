import type { Publishing } from './use-publishing.ts';
import { useEffect, useState } from 'react';

const words = {
  waiting: 'Waiting',
  left: 'Not run',
  running: 'Running…',
  good: 'Good',
  bad: 'Stops publishing',
  note: 'Listed above',
  advice: 'Advice',
};

export function Checks({ review, results, running, isBusy }: Publishing) {
  if (!review) return null;
  const all = review.checks.map(({ name, title }) => {
    const left = running === name ? 'running' : isBusy ? 'waiting' : 'left';
    return { name, title, ...(results[name] ?? ({ state: left, detail: '' } as const)) };
  });
  const left = all.filter(({ state }) => ['waiting', 'left', 'running'].includes(state)).length;
  const bad = all.filter(({ state }) => state === 'bad').length;
  const advice = all.some(({ state }) => state === 'advice') ? ', with advice' : '';
  const done = left === 0 ? `none stops publishing${advice}` : `${all.length - left} done`;
  const found = bad > 0 ? `${bad} stops publishing` : left < all.length && done;
  return (
    <details>
      <summary>{[`${all.length} checks`, found].filter(Boolean).join(': ')}</summary>
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

const second = 1000;

/** As in '40 seconds' and '2 minutes, 30 seconds'. */
function inWords(time: number): string {
  const all = Math.max(1, Math.round(time / second));
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  return new Intl.DurationFormat('en', { style: 'long' }).format({ minutes, seconds });
}

/** @param usual milliseconds, as measured on this computer, if known */
export function UsualTime({ usual }: { usual: number | undefined }) {
  return (
    <p className="hint">
      {usual === undefined
        ? 'The first time takes some minutes. From then on, it says here how many.'
        : `All checks together took about ${inWords(usual)} last time.`}
    </p>
  );
}

export function PublishProgress({ doing, usual }: { doing?: string | undefined; usual: number | undefined }) {
  const [time, setTime] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setTime(Date.now() - start), second);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="progress">
      <p>
        <span role="status">{doing}…</span>{' '}
        <span aria-hidden>
          {inWords(time)}
          {usual !== undefined && ` of about ${inWords(usual)}`}
        </span>
      </p>
      {usual !== undefined && <progress aria-label="Publishing" max={usual} value={Math.min(time, usual)} />}
    </div>
  );
}
