import { useEffect, useRef, type ReactNode } from 'react';
import type { Side } from '#edit/page/marks/place.ts';
import { useFormKeys } from './use-form-keys.ts';

type Props = { title: ReactNode; side: Side; onClose: () => void; children: ReactNode };

/** The frame of a panel beside the page. Escape closes it. Its first field gets the focus. */
export function PanelFrame({ title, side, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const root = element?.getRootNode();
    const isFocused = root instanceof ShadowRoot && element?.contains(root.activeElement);
    if (!isFocused) element?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, []);
  useFormKeys(panel, onClose);
  return (
    <div ref={panel} role="dialog" aria-labelledby="panel-title" className="panel" data-side={side}>
      <div className="head">
        <h2 id="panel-title">{title}</h2>
        <button type="button" className="close" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </div>
      {children}
    </div>
  );
}
