import type { Nodes, Root } from 'mdast';
import { fromMarkdown, type Extension } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

// Nobody nests quotes and lists so deep on purpose, and libraries that walk a tree overflow the stack at some 2,000.
const deepest = 50;

/** What stands for the chart of the shared working day in a text of any collection. */
export const chartPlaceholder = '{chart.sharedDay}';

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

/** A node that is nested too deep. Not recursive, so that it can't overflow. */
function tooDeep(tree: Root): Nodes | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth < deepest; depth++) level = level.flatMap(childrenOf);
  return level[0];
}

declare module 'mdast' {
  interface RootData {
    /** The line of the text at which it is nested too deep, and is left out. */
    tooDeepAt?: number;
  }
}

/** Drops what is nested too deep, before other extensions walk the tree. */
const limitDepth: Extension = {
  transforms: [
    (tree) => {
      const found = tooDeep(tree);
      if (!found) return;
      tree.children = [];
      tree.data = { tooDeepAt: found.position?.start.line ?? 1 };
    },
  ],
};

/** Keeps the backslash before a brace that means itself: `fillText` drops it. */
const literalBraces: Extension = {
  enter: {
    characterEscapeValue(token) {
      const text = this.stack.at(-1);
      if (text?.type === 'text' && /[{}]/.test(this.sliceSerialize(token))) text.value += '\\';
    },
  },
};

// What stands before the words of a line: of lists in lists, the parser reads it anew for each, and takes minutes for a thousand.
const longPrefix = /^[ \t>*+-]{400}/m;

/**
 * Parses GitHub Flavored Markdown. A text that is nested too deep is dropped: its root has `data.tooDeepAt`.
 *
 * @param early extensions that need the text as it is written
 */
export function parseMarkdown(text: string, early: readonly Extension[] = []): Root {
  const prefix = text.search(longPrefix);
  if (prefix >= 0)
    return { type: 'root', children: [], data: { tooDeepAt: text.slice(0, prefix).split('\n').length } };
  return fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [literalBraces, limitDepth, ...early, gfmFromMarkdown()],
  });
}
