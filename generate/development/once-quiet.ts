import type { Connect } from 'vite';

/** Calls a function once, when all requests so far have been answered for half a second: what it does would slow a page down. */
export function onceQuiet(act: () => void): Connect.NextHandleFunction {
  let open = 0;
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;
  return (_request, response, next) => {
    clearTimeout(timer);
    open += 1;
    response.once('close', () => {
      open -= 1;
      if (open > 0 || isDone) return;
      timer = setTimeout(() => {
        isDone = true;
        act();
      }, 500);
    });
    next();
  };
}
