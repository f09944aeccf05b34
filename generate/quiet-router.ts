import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; callee?: Node; name?: string; arguments?: Node[] };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Every call of a plain function in a syntax tree, from the last to the first. */
function callsIn(tree: Node): Node[] {
  const found = tree.type === 'CallExpression' && tree.callee?.type === 'Identifier' ? [tree] : [];
  const inside = Object.values(tree).flat().filter(isNode).flatMap(callsIn);
  return [...found, ...inside].toSorted((a, b) => b.start - a.start);
}

/**
 * Leaves the router's sentences for developers out of the browser's build: its warnings, and what its assertions say.
 * The assertions themselves stay, and the development server says everything. 1.2 KB of what every visitor fetches.
 */
export function quietRouter(): Plugin {
  let count = 0;
  return {
    name: 'quiet-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.js$/, code: /\b(?:warning|invariant)\(/ },
      handler(code) {
        let quiet = code;
        for (const { callee, start, end, arguments: [condition, message] = [] } of callsIn(
          this.parse(code),
        )) {
          if (!condition || !message) continue;
          if (callee?.name === 'warning') quiet = `${quiet.slice(0, start)}0${quiet.slice(end)}`;
          else if (callee?.name === 'invariant') quiet = quiet.slice(0, condition.end) + quiet.slice(end - 1);
          else continue;
          count += 1;
        }
        return quiet;
      },
    },
    // A later version may say it in other words: better a failed build than a kilobyte that comes back unseen.
    buildEnd(error) {
      if (!error && count === 0) this.error('react-router has no warnings and assertions of the known form');
    },
  };
}
