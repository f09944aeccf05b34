import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** Updated also while motion is paused: a time that stops is wrong. Undefined during prerendering and hydration. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, halfMinute);
    // Browsers slow the timers of hidden tabs down.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
