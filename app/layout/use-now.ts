import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** Updated also while motion is paused: a time that stops is wrong. Undefined during prerendering and hydration. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = () => setNow(new Date());
    const follow = () => {
      clearInterval(timer);
      if (document.hidden) return;
      tick();
      timer = setInterval(tick, halfMinute);
    };
    follow();
    document.addEventListener('visibilitychange', follow, controller);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
  return now;
}
