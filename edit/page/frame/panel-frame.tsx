import { useEffect, useRef, type ReactNode } from 'react';
import type { Side } from '#edit/page/marks/place.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';

type Props = {
  title: ReactNode;
  side: Side;
  onClose: () => void;
  onSubmit: () => void;
  /** The problems of a refused save: the first invalid field gets the focus. */
  problems: readonly Problem[];
  children: ReactNode;
  /** What stays in sight above the actions: why nothing was saved. */
  notice?: ReactNode;
  actions: ReactNode;
};

/** The frame of a panel beside the page: title, close button, actions. Escape closes it, Ctrl+Enter submits it. */
export function PanelFrame(props: Props) {
  const { title, side, problems, onClose, onSubmit, children, notice, actions } = props;
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
        {notice}
        <div className="foot">{actions}</div>
      </form>
    </div>
  );
}
