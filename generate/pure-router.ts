import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the router's components that this site does not use (Link, NavLink, Form and the framework's
 * prefetching behind them, together 3 KB): wrapping a component, or naming it for debuggers, has no effect of its own.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.js$/ },
      handler: (code) =>
        code
          .replaceAll(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
    },
  };
}
