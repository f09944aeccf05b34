import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** The present, after hydration and twice a minute; undefined in the prerendered page, which cannot know it. */
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
