import { useEffect, useRef, type ReactNode } from 'react';
import { useEditor } from '#edit/page/use-editor.ts';
import { useFormKeys } from './use-form-keys.ts';

/** The frame of a panel beside the page. Escape closes it. Its first field gets the focus. */
export function PanelFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { side, close } = useEditor();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const root = element?.getRootNode();
    const isFocused = root instanceof ShadowRoot && element?.contains(root.activeElement);
    if (!isFocused) element?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, []);
  useFormKeys(panel, close);
  return (
    <div ref={panel} role="dialog" aria-labelledby="panel-title" className="panel" data-side={side}>
      <div className="head">
        <h2 id="panel-title">{title}</h2>
        <button type="button" className="close" aria-label="Close" onClick={close}>
          ×
        </button>
      </div>
      {children}
    </div>
  );
}
