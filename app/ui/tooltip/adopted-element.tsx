import { useImperativeHandle, useLayoutEffect, type HTMLAttributes, type Ref } from 'react';

type AdoptedElementProps = HTMLAttributes<HTMLElement> & { element: HTMLElement; ref?: Ref<HTMLElement> };

/** Matches the name of a handler prop (`onMouseMove`), and captures it without the prefix. */
const handlerName = /^on([A-Z]\w*)$/;

/**
 * Adopts an element that is already in the page: renders nothing, but applies the ref and the event handlers that a
 * `render` prop receives to that element, which is never recreated.
 */
export function AdoptedElement({ element, ref, ...props }: AdoptedElementProps) {
  useImperativeHandle(ref, () => element, [element]);

  // On every render, like React: the handlers change, and there are few.
  useLayoutEffect(() => {
    const controller = new AbortController();
    for (const [name, handler] of Object.entries(props) as [string, unknown][]) {
      const type = handlerName.exec(name)?.[1]?.toLowerCase();
      if (!type || typeof handler !== 'function') continue;
      // React handlers expect a synthetic event that wraps the native one: here one object is both.
      const handle = (event: Event) => void handler(Object.assign(event, { nativeEvent: event }));
      element.addEventListener(type, handle, controller);
    }
    return () => controller.abort();
  });

  return null;
}
