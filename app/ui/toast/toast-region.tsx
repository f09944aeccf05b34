import { useEffect, useState, type ReactElement } from 'react';
import { inTime } from '#app/browser/in-time.ts';
import { prefetchWhenIdle } from '#app/browser/prefetch-when-idle.ts';
import { onNotify } from './notify.ts';
import type { ToasterProps } from './toaster.tsx';

// In milliseconds: a notification that comes later is about something that the visitor has forgotten.
const limit = 3000;

type Toaster = (props: ToasterProps) => ReactElement;

/** Renders notifications. Loads the toast library when the page is idle, or with the first notification. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [loaded, setLoaded] = useState<{ Toaster: Toaster }>();

  useEffect(() => {
    const load = async () => {
      const { Toaster, addToast } = await import('./toaster.tsx');
      setLoaded({ Toaster });
      return addToast;
    };
    // If that fails, the first notification tries again.
    prefetchWhenIdle(() => load().catch(console.warn));
    return onNotify(async ({ text, onFailure }) => {
      try {
        const addToast = await inTime(load(), limit);
        void addToast(text);
      } catch (error) {
        console.warn(error);
        onFailure?.(text);
      }
    });
  }, []);

  return loaded ? <loaded.Toaster label={label} closeLabel={closeLabel} /> : null;
}
