import type { Plugin } from 'vite';

/** What the browsers of `build.target` have: the libraries' questions for it are answered here, and left out. */
const given = {
  object: ['window', 'document', 'navigation', 'performance'],
  function: ['MessageChannel', 'queueMicrotask', 'reportError', 'setTimeout'],
  undefined: ['process', 'setImmediate'],
};

const answers = Object.entries(given).flatMap(([type, names]) =>
  names.map((name) => [`typeof ${name}`, JSON.stringify(type)] as const),
);

/** The router's observers, in effect only where `createBrowserRouter` is given some, which this site does not. */
const noInstrumentation = `
  export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
  export const instrumentationResultMetaContext = undefined;
  export { none as getRouteInstrumentationUpdates, none as instrumentClientSideRouter, none as instrumentHandler };
  const none = undefined;`;

/** Leaves out of the browser's libraries what this site cannot reach: 1.3 KB of what every visitor fetches. */
export function leanLibraries(): Plugin {
  let isReplaced = false;
  return {
    name: 'lean-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ environments: { client: { define: Object.fromEntries(answers) } } }),
    load: {
      filter: { id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
      handler() {
        isReplaced = true;
        return noInstrumentation;
      },
    },
    // A later version may keep this code elsewhere: better a failed build than a kilobyte that comes back unseen.
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('react-router/dist/production/lib/router/instrumentation.js is gone');
    },
  };
}
