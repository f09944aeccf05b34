import { useEffect, useState, type ReactElement } from 'react';
import { onNotify } from './notify.ts';
import type { ToasterProps } from './toaster.tsx';

type Toaster = (props: ToasterProps) => ReactElement;

/** Renders notifications. Loads the toast library with the first one. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [loaded, setLoaded] = useState<{ Toaster: Toaster }>();

  useEffect(
    () =>
      onNotify(async ({ text, onFailure }) => {
        try {
          const { Toaster, addToast } = await import('./toaster.tsx');
          setLoaded({ Toaster });
          addToast(text);
        } catch (error) {
          console.warn(error);
          onFailure?.(text);
        }
      }),
    [],
  );

  return loaded ? <loaded.Toaster label={label} closeLabel={closeLabel} /> : null;
}
