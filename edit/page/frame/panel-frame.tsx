import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { Side } from '#edit/page/marks/place.ts';
import { Problems } from './problems.tsx';
import { useFirstInvalid, useFormKeys } from './use-form-keys.ts';

type Props = {
  title: ReactNode;
  side: Side;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
  actions: ReactNode;
} & ComponentProps<typeof Problems>;

/**
 * The frame of a panel beside the page: title, close button, why nothing was saved, actions. Escape closes it, Ctrl+Enter
 * submits it. The first invalid field of a refused save gets the focus.
 */
export function PanelFrame(props: Props) {
  const { title, side, onClose, onSubmit, children, actions, ...refused } = props;
  const { problems } = refused;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const root = element?.getRootNode();
    const isFocused = root instanceof ShadowRoot && element?.contains(root.activeElement);
    if (!isFocused) element?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, []);
  useFirstInvalid(panel, problems);
  useFormKeys(panel, onClose);
  return (
    <div ref={panel} role="dialog" aria-labelledby="panel-title" className="panel" data-side={side}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className="head">
          <h2 id="panel-title">{title}</h2>
          <button type="button" className="close" aria-label="Close" onClick={onClose}>
            ×
          </button>
        </div>
        <div className="body">{children}</div>
        <Problems {...refused} />
        <div className="foot">{actions}</div>
      </form>
    </div>
  );
}
