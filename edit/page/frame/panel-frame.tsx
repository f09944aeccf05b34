import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { Side } from '#edit/page/marks/place.ts';
import { Problems } from './problems.tsx';

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
    const own = panel.current;
    const root = own?.getRootNode();
    const isFocused = root instanceof ShadowRoot && own?.contains(root.activeElement);
    if (!isFocused) own?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, []);
  useEffect(() => {
    if (problems.length > 0) panel.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);
  useEffect(() => {
    const own = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // Both keys belong to an input method while it composes a character.
      if (event.isComposing) return;
      if (event.key === 'Escape') onClose();
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        // It would press a button that has the focus.
        event.preventDefault();
        own?.querySelector('form')?.requestSubmit();
      }
    };
    own?.addEventListener('keydown', onKeyDown);
    return () => own?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
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
