/** Changes of a YAML file, each of which gives way to a weaker one where the check of the content refuses it. */
import { isMap, isPair, isScalar, isSeq, visit, type Document, type Node } from 'yaml';
import { iconNames } from '../../app/ui/icon/icon-names.ts';
import { limitsAt } from '../../generate/content/lengths.ts';
import { identifierKeys } from '../../generate/content/pseudo.ts';
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

const isWord = (keys: readonly string[]) => !identifierKeys.has(keys.at(-1) ?? '');

function wordForms(text: string, keys: readonly string[], code: string): string[] {
  const other = reword(text, code);
  const { characters } = limitsAt(keys.filter((key) => !/^\d+$/.test(key)));
  return [lengthen(other, growth, characters, code), other, text];
}

/** Changes every text of a file in a language; without a language, every figure and fact. */
export function changeScalars(document: Document, changes: Changes, code?: string): void {
  visit(document, {
    Scalar(key, node, ancestors) {
      const keys = keysTo(node, ancestors);
      const { value } = node;
      if (key === 'key' || (code && (typeof value !== 'string' || !isWord(keys)))) return;
      const values = code ? wordForms(String(value), keys, code) : [otherFact(value), value];
      changes.set(node, { forms: values.map((form) => () => (node.value = form)), form: 0 });
    },
  });
}

/** Rewords the texts below a node. */
function rewordBelow(node: Node, code: string): void {
  visit(node, {
    Scalar(key, scalar, ancestors) {
      if (key === 'key' || typeof scalar.value !== 'string') return;
      if (isWord(keysTo(scalar, ancestors))) scalar.value = reword(scalar.value, code);
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
export function addItems(document: Document, changes: Changes, code?: string): void {
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
      const added = isPair(copy) ? String((copy.key as { value: unknown }).value) : String(node.items.length);
      changes.set(node, {
        added,
        form: 0,
        forms: [
          () => {
            // Again for each level, or the item would say the same as the one that it copies, or as part of it.
            if (code) for (let level = 0; level <= depth; level += 1) rewordBelow(copy as Node, code);
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
