import { useImperativeHandle, useLayoutEffect, type HTMLAttributes, type Ref } from 'react';

type AdoptedProps = HTMLAttributes<HTMLElement> & { element: HTMLElement; ref?: Ref<HTMLElement> };

/** React's name of a handler (`onMouseMove`) without the prefix; what is not a handler has none. */
const handlerName = /^on([A-Z]\w*)$/;

/**
 * Stands for an element that is already in the page: it renders nothing, and gives that element the ref and the event
 * handlers which a `render` prop is asked to take. The element itself is never created anew.
 */
export function Adopted({ element, ref, ...props }: AdoptedProps) {
  useImperativeHandle(ref, () => element, [element]);

  // With each rendering, as React itself does: there are few, and the handlers change.
  useLayoutEffect(() => {
    const controller = new AbortController();
    for (const [name, handler] of Object.entries(props) as [string, unknown][]) {
      const type = handlerName.exec(name)?.[1]?.toLowerCase();
      if (!type || typeof handler !== 'function') continue;
      // Handlers for React expect its event, which wraps the browser's: here one object is both.
      const handle = (event: Event) => void handler(Object.assign(event, { nativeEvent: event }));
      element.addEventListener(type, handle, controller);
    }
    return () => controller.abort();
  });

  return null;
}
