import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/**
 * The current time, updated twice a minute, also while motion is paused: the time is information, and wrong if it
 * stops. Undefined during prerendering and hydration.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, halfMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
