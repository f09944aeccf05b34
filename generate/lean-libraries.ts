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

/** Modules of libraries that this site cannot reach, by their files' ends, and what stands in for each. */
const standIns: Readonly<Record<string, string>> = {
  // The router's observers, in effect only where `createBrowserRouter` is given some.
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const instrumentationResultMetaContext = undefined;
    export { none as getRouteInstrumentationUpdates, none as instrumentClientSideRouter, none as instrumentHandler };
    const none = undefined;`,
  // What sends to a server. There is none.
  '@tanstack/query-core/build/modern/mutation.js': `
    export class Mutation {
      constructor() { throw new Error('mutations are left out of the build: see build/lean-libraries.ts'); }
    }
    export const getDefaultState = undefined;`,
};

/** Leaves out of the browser's libraries what this site cannot reach: 2 KB of what every visitor fetches. */
export function leanLibraries(): Plugin {
  const missing = new Set(Object.keys(standIns));
  return {
    name: 'lean-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ environments: { client: { define: Object.fromEntries(answers) } } }),
    load: {
      filter: { id: /node_modules/ },
      handler(id) {
        const file = Object.keys(standIns).find((each) => id.endsWith(`/node_modules/${each}`));
        if (!file) return undefined;
        missing.delete(file);
        return standIns[file];
      },
    },
    // A later version may keep this code elsewhere: better a failed build than a kilobyte that comes back unseen.
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`gone from node_modules: ${[...missing].join(', ')}`);
    },
  };
}
