import { useEffect, useState } from 'react';
import { isMotionPaused } from '#app/browser/display-settings.ts';

const halfMinute = 30_000;

/**
 * Returns the current time, updated twice a minute unless the visitor has paused motion (WCAG 2.2, 2.2.2). Undefined
 * during prerendering and hydration.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(
      () => (isMotionPaused() ? 'paused' : 'running') === 'running' && tick(),
      halfMinute,
    );
    return () => clearInterval(timer);
  }, []);
  return now;
}
