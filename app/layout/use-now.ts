import { useEffect, useState } from 'react';
import { currentSetting } from '#app/browser/display-settings.ts';

const halfMinute = 30_000;

/**
 * The present, after hydration and twice a minute, unless the visitor has paused what moves (WCAG 2.2, 2.2.2);
 * undefined in the prerendered page, which cannot know it.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(() => currentSetting('motion') === 'running' && tick(), halfMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
