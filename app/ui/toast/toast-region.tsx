import { useEffect, useState, type ReactElement } from 'react';
import { onNotify } from './notify.ts';
import type { ToasterProps } from './toaster.tsx';

type Toaster = (props: ToasterProps) => ReactElement;

/** Where notifications appear. Their library is fetched with the first one. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [loaded, setLoaded] = useState<{ Toaster: Toaster; add: (text: string) => void }>();

  useEffect(
    () =>
      onNotify(async (text) => {
        const { Toaster, addToast } = await import('./toaster.tsx');
        setLoaded({ Toaster, add: addToast });
        addToast(text);
      }),
    [],
  );

  return loaded ? <loaded.Toaster label={label} closeLabel={closeLabel} /> : null;
}
