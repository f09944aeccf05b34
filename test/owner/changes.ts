/** Changes of a YAML file, each of which gives way to a weaker one where the check of the content refuses it. */
import { isMap, isPair, isScalar, isSeq, visit, type Document, type Node } from 'yaml';
import { iconNames } from '../../app/ui/icon/icon-names.ts';
import { isShown, shapeAt } from '../../generate/content/shapes.ts';
import { otherFact } from './other-facts.ts';
import { growth, lengthen, reword } from './reword.ts';

/**
 * A change of a value, or of a list that gets an item more. Its forms are tried in turn; the last one takes it back.
 * `added` is the key or index of the new item.
 */
export type Change = { forms: readonly (() => void)[]; form: number; added?: string };
/** The changes of a file by node. */
export type Changes = Map<unknown, Change>;

/** Returns the keys to a node; conditions are no keys of what is checked. */
function keysTo(node: unknown, ancestors: readonly unknown[]): string[] {
  const chain = [...ancestors, node];
  const keys = chain.flatMap((each, index) => {
    const above = chain[index - 1];
    if (isPair(each)) return String(isScalar(each.key) ? each.key.value : each.key);
    return isSeq(above) ? String(above.items.indexOf(each)) : [];
  });
  return keys.filter((key) => !/^with(?:out)? /.test(key));
}

/** A file of words: its name, as in 'home', and its language. */
export type Words = { name: string; code: string };

const shapeOf = (name: string, keys: readonly string[]) =>
  shapeAt(
    name,
    keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  );
const isWord = (name: string, keys: readonly string[]) => isShown(shapeOf(name, keys));

function wordForms(text: string, keys: readonly string[], { code, name }: Words): string[] {
  const other = reword(text, code);
  const { maxLength: characters = Infinity } = shapeOf(name, keys) ?? {};
  return [lengthen(other, growth, characters, code), other, text];
}

/** Changes every text of a file in a language; without a language, every figure and fact. */
export function changeScalars(document: Document, changes: Changes, words?: Words): void {
  visit(document, {
    Scalar(key, node, ancestors) {
      const keys = keysTo(node, ancestors);
      const { value } = node;
      if (key === 'key' || (words && (typeof value !== 'string' || !isWord(words.name, keys)))) return;
      const values = words ? wordForms(String(value), keys, words) : [otherFact(value), value];
      changes.set(node, { forms: values.map((form) => () => (node.value = form)), form: 0 });
    },
  });
}

/** Rewords the texts below a node, which these keys lead to. */
function rewordBelow(node: Node, { code, name }: Words, above: readonly string[]): void {
  visit(node, {
    Scalar(key, scalar, ancestors) {
      if (key === 'key' || typeof scalar.value !== 'string') return;
      if (isWord(name, [...above, ...keysTo(scalar, ancestors)])) scalar.value = reword(scalar.value, code);
    },
  });
}

/** Puts an icon that a list does not have yet into its last item. */
function changeIcon(items: readonly unknown[]): void {
  const icons = new Set(items.map((item) => (isMap(item) ? item.get('icon') : undefined)));
  const last = items.at(-1);
  if (isMap(last) && last.has('icon'))
    last.set(
      'icon',
      iconNames.find((name) => !icons.has(name)),
    );
}

/** Adds a copy of its last item to every list, and to every group of keys. */
export function addItems(document: Document, changes: Changes, words?: Words): void {
  visit(document, {
    Collection(_key, node, ancestors) {
      const last = node.items.at(-1);
      const copy = isPair(last)
        ? document.createPair('', null)
        : ((last as Node | undefined)?.clone() as Node);
      if (!last || !copy) return;
      if (isPair(last) && isPair(copy)) {
        copy.key = document.createNode(`${String(isScalar(last.key) ? last.key.value : last.key)}-too`);
        copy.value = (last.value as Node | null)?.clone() as Node;
      }
      const depth = ancestors.length;
      const own = keysTo(node, ancestors);
      const above = isPair(copy) ? own : [...own, String(node.items.length)];
      const added = isPair(copy) ? String((copy.key as { value: unknown }).value) : String(node.items.length);
      changes.set(node, {
        added,
        form: 0,
        forms: [
          () => {
            // Again for each level, or the item would say the same as the one that it copies, or as part of it.
            if (words)
              for (let level = 0; level <= depth; level += 1) rewordBelow(copy as Node, words, above);
            node.items.push(copy as never);
          },
          () => changeIcon(node.items),
          () => node.items.pop(),
        ],
      });
    },
  });
}

/** Returns the changes that the message of a mistake is about: with the longest keys, one for each condition. */
export function changesAt(document: Document, changes: Changes, message: string): Change[] {
  const found = new Map<string, Change[]>();
  visit(document, {
    Node(key, node, ancestors) {
      const change = changes.get(node);
      if (!change || key === 'key') return;
      const keys = keysTo(node, ancestors);
      for (const all of [keys, ...(change.added === undefined ? [] : [[...keys, change.added]])]) {
        const path = all.join('.');
        if (message.startsWith(`${path}:`) || message.startsWith(`${path}.`))
          found.set(path, [...(found.get(path) ?? []), change]);
      }
    },
  });
  const longest = [...found.keys()].toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? [] : (found.get(longest) ?? []);
}
