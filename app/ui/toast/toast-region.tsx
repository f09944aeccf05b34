import { useEffect, useState } from 'react';
import { inTime } from '#app/browser/in-time.ts';
import { prefetchWhenIdle } from '#app/browser/prefetch-when-idle.ts';
import { onNotify } from './notify.ts';
import type * as Toasts from './toaster.tsx';

// In milliseconds: a notification that comes later is about something that the visitor has forgotten.
const limit = 3000;

/** Renders notifications. Loads the toast library when the page is idle, or with the first notification. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [toasts, setToasts] = useState<typeof Toasts>();

  useEffect(() => {
    const load = async () => {
      const loaded = await import('./toaster.tsx');
      setToasts(loaded);
      return loaded;
    };
    // If that fails, the first notification tries again.
    prefetchWhenIdle(() => load().catch(console.warn));
    return onNotify(async (text, onFailure) => {
      try {
        const { addToast } = await inTime(load(), limit);
        void addToast(text);
      } catch (error) {
        console.warn(error);
        onFailure?.(text);
      }
    });
  }, []);

  return toasts ? <toasts.Toaster label={label} closeLabel={closeLabel} /> : null;
}
