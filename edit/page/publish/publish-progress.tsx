import { useEffect, useState } from 'react';
import { counted } from '#edit/content/labels.ts';

const second = 1000;

/** Says how long something takes, as in '40 seconds' and '2 minutes 30 seconds'. */
function inWords(time: number): string {
  const seconds = Math.max(1, Math.round(time / second));
  const units = [
    [Math.floor(seconds / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const parts = units.filter(([count]) => count > 0);
  return parts.map(([count, unit]) => counted(count, unit)).join(' ');
}

/** How long publishing takes, as measured on this computer: in milliseconds, if it is known. */
export function UsualTime({ usual }: { usual: number | undefined }) {
  return (
    <p className="hint">
      {usual === undefined
        ? 'The first time takes some minutes. From then on, it says here how many.'
        : `Takes about ${inWords(usual)}, as last time.`}
    </p>
  );
}

/** What is being done, for how long, and how long it takes as a rule: see `UsualTime`. */
export function PublishProgress({ doing, usual }: { doing: string; usual: number | undefined }) {
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
