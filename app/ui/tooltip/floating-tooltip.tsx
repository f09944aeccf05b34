import { Tooltip } from '@base-ui/react/tooltip';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
} from 'react';
import styles from './tooltip.module.css';
import { isWarm, setTooltipOpen, subscribeToWarmth } from './tooltip-group.ts';

const openDelay = 700;

export type FloatingTooltipProps = {
  text: string;
  trigger: ReactElement;
  /** The trigger had the focus when this component took its place. */
  restoreFocus: boolean;
  /** When the pointer came to the trigger, on the clock of `performance.now()`; 0 if it did not. */
  enteredAt: number;
};

/** The tooltip itself, in a chunk of its own. */
export function FloatingTooltip({ text, trigger, restoreFocus, enteredAt }: FloatingTooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const warm = useSyncExternalStore(subscribeToWarmth, isWarm, isWarm);
  const element = useRef<HTMLButtonElement>(null);
  const [firstDelay] = useState(() =>
    Math.max(0, openDelay - (enteredAt ? performance.now() - enteredAt : 0)),
  );
  const [isFirst, setIsFirst] = useState(true);

  useLayoutEffect(() => {
    if (restoreFocus) element.current?.focus({ preventScroll: true });
  }, [restoreFocus]);

  const isByFocus = useRef(false);
  const change = useCallback((open: boolean, reason?: string) => {
    isByFocus.current = reason === 'trigger-focus';
    setIsFirst(false);
    setIsOpen(open);
    setTooltipOpen(open);
  }, []);

  // No browser tells the new element of a pointer that already rests on it.
  useEffect(() => {
    const trigger = element.current;
    if (!enteredAt || !trigger) return undefined;
    const timer = setTimeout(() => trigger.matches(':hover') && change(true), firstDelay);
    const cancel = () => clearTimeout(timer);
    for (const event of ['pointerleave', 'pointerdown']) trigger.addEventListener(event, cancel);
    return cancel;
  }, [enteredAt, firstDelay, change]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => change(false);
    const listen = () => addEventListener('scroll', close, { capture: true, passive: true });
    // The focus brings its element into view first: that is not the visitor's scrolling.
    const frame = isByFocus.current ? requestAnimationFrame(listen) : undefined;
    if (!frame) listen();
    return () => {
      if (frame) cancelAnimationFrame(frame);
      removeEventListener('scroll', close, { capture: true });
    };
  }, [isOpen, change]);

  return (
    <Tooltip.Root open={isOpen} onOpenChange={(open, { reason }) => change(open, reason)}>
      <Tooltip.Trigger
        ref={element}
        render={trigger}
        delay={warm ? 0 : isFirst ? firstDelay : openDelay}
        closeDelay={0}
      />
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={8} collisionPadding={12}>
          <Tooltip.Popup className={styles.popup} role="tooltip">
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
