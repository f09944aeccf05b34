import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditState } from '#edit/page/saving/use-edit-state.ts';

/** Whether the server sent this document in place of a page, because a file has a mistake. */
const isStandIn = () => document.documentElement.hasAttribute('data-stand-in');

/** In such a document, shows what is to be corrected, and loads the page once nothing is. */
export function useStandIn({ broken }: EditState, onBroken: () => void): void {
  const show = useEffectEvent(onBroken);
  const wasBroken = useRef(false);
  useEffect(() => {
    if (!isStandIn()) return;
    if (broken > 0 && !wasBroken.current) show();
    if (broken === 0 && wasBroken.current) window.location.reload();
    wasBroken.current ||= broken > 0;
  }, [broken]);
}
