import { Tooltip } from '@base-ui/react/tooltip';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AdoptedElement } from './adopted-element.tsx';
import type { Intent } from './intent.ts';
import { repeatIntent } from './repeat-intent.ts';
import styles from './tooltip.module.css';
import { useCloseOnScroll, type Opening } from './use-close-on-scroll.ts';
import { useTriggers } from './use-triggers.ts';

const openDelay = 700;
const skipDelay = 300;

/** Returns the rest of the delay for a pointer that came to its trigger while this code was loading. */
function useRemainingDelay(intent: Intent | undefined): number | undefined {
  const [remaining, setRemaining] = useState(() =>
    intent ? Math.max(0, openDelay - (performance.now() - intent.at)) : undefined,
  );
  useEffect(() => {
    if (!intent) return;
    // Not within the effect, in which React cannot flush the updates of the events synchronously.
    queueMicrotask(() => {
      repeatIntent(intent);
      setRemaining(undefined);
    });
  }, [intent]);
  return remaining;
}

export type FloatingTooltipProps = {
  /** The last intent before this code was loaded. */
  intent: Intent | undefined;
};

/** The page's only tooltip, shared by all triggers. In a chunk of its own. */
export function FloatingTooltip({ intent }: FloatingTooltipProps) {
  const triggers = useTriggers(intent?.trigger);
  const remainingDelay = useRemainingDelay(intent);
  const [opening, setOpening] = useState<Opening>();
  const actions = useRef<Tooltip.Root.Actions>(null);
  useCloseOnScroll(
    opening,
    useCallback(() => actions.current?.close(), []),
  );

  return (
    <Tooltip.Provider delay={openDelay} closeDelay={0} timeout={skipDelay}>
      <Tooltip.Root<HTMLElement>
        actionsRef={actions}
        onOpenChange={(open, { reason }) =>
          setOpening(open ? { byFocus: reason === 'trigger-focus' } : undefined)
        }
      >
        {({ payload }) => (
          <>
            {triggers.map((trigger) => (
              <Tooltip.Trigger
                key={trigger.id}
                id={trigger.id}
                payload={trigger}
                delay={trigger === intent?.trigger ? remainingDelay : undefined}
                render={<AdoptedElement element={trigger} />}
              />
            ))}
            <Tooltip.Portal>
              <Tooltip.Positioner sideOffset={8} collisionPadding={12}>
                <Tooltip.Popup className={styles.popup} role="tooltip">
                  {payload?.dataset.tooltip}
                </Tooltip.Popup>
              </Tooltip.Positioner>
            </Tooltip.Portal>
          </>
        )}
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
