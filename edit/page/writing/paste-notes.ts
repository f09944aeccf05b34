/** Notes are words below a text to which a link leads, and in which a link leads back. */
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { remove } from 'unist-util-remove';
import { EXIT, visit } from 'unist-util-visit';
import { classesOf, element, elementsIn, styleOf, type LeaveOut, type Parent } from './paste-elements.ts';

/** `around` has the node itself and all elements around it, the innermost first. */
type Placed = { node: Element; around: readonly Element[] };

function placedIn(parent: Parent, around: readonly Element[] = []): Placed[] {
  return elementsIn(parent).flatMap((node) => {
    const own = [node, ...around];
    return [{ node, around: own }, ...placedIn(node, own)];
  });
}

const idsOf = ({ properties: { id, name } }: Element) => [id, name].filter(Boolean).map(String);
const isBlock = ({ tagName }: Element) => /^(?:p|div|li|dd|h[1-6])$/.test(tagName);
const isNote = (each: Element) =>
  /^(?:li|dd)$/.test(each.tagName) || /mso-element: ?(?:foot|end)note(?!-)/.test(styleOf(each));
const isListOfNotes = (each: Element) =>
  /mso-element: ?(?:footnote|endnote|comment)-list/.test(styleOf(each)) ||
  /\bfootnotes\b/.test(classesOf(each));

const isElement = (node: { type: string }): node is Element => node.type === 'element';

/** The part after `#`: browsers copy the address of the page with it. */
const targetOf = ({ tagName, properties: { href = '' } }: Element) =>
  tagName === 'a' ? decodeURI(/#(.+)/.exec(href)?.[1] ?? '') : '';
const isSign = ({ node, around: [, parent] }: Placed) =>
  /mso-footnote-id|mso-endnote-id/.test(styleOf(node)) ||
  (targetOf(node) !== '' && parent?.tagName === 'sup' && /^\[?\w{1,3}\]?$/.test(toString(node).trim()));
// Comments of reviewers, which Word and Google Docs copy in the form of notes.
const isComment = (target: string) => /^(?:_msocom|cmnt)/.test(target);

/** The sign before the words of a note, which leads back. */
function dropMarker(note: Element): void {
  visit(note, 'text', (text) => {
    text.value = text.value.replace(/^[\s^↑]+/, '');
    return text.value === '' ? undefined : EXIT;
  });
}

const isIn = (notes: { has: (each: Element) => boolean }, { around }: Placed) =>
  around.some((each) => notes.has(each));

/** Puts notes at the end of a tree, as elements `note`, with a `note-sign` in place of each link to one. */
export function gatherNotes(tree: Root, first: number, leaveOut: LeaveOut): void {
  const all = placedIn(tree);
  const byId = new Map(all.flatMap((placed) => idsOf(placed.node).map((id) => [id, placed] as const)));
  const labels = new Map<Element, string>();
  const gone = new Set<Element>();
  for (const placed of all) {
    const { node, around } = placed;
    const target = targetOf(node);
    const found = byId.get(target)?.around ?? [];
    const note = found.find(isNote) ?? found.find(isBlock);
    const end = around.findIndex(isBlock);
    const sign = new Set(around.slice(0, end < 0 ? undefined : end + 1).flatMap(idsOf));
    const isMutual = note && selectAll('a', note).some((link) => sign.has(targetOf(link)));
    if (target === '' || isIn(labels, placed) || isIn(gone, placed) || (note && around.includes(note)))
      continue;
    if (isMutual && !isComment(target)) {
      const label = labels.get(note) ?? String(labels.size + first);
      labels.set(note, label);
      Object.assign(node, element('note-sign', [], { label }));
    } else if (isMutual || isSign(placed)) {
      leaveOut(isMutual ? 'comments' : 'notes whose words were not copied');
      gone.add(around.find((each) => classesOf(each) === 'MsoCommentReference') ?? node);
      if (note && isMutual) gone.add(note);
    }
  }
  const isBack = ({ node, around }: Placed) => {
    const target = byId.get(targetOf(node));
    return target !== undefined && around.some((each) => labels.has(each)) && !isIn(labels, target);
  };
  for (const placed of all) if (isBack(placed)) gone.add(placed.node);
  const notes = [...labels].map(([note, label]) => element('note', note.children, { label }));
  for (const note of labels.keys()) gone.add(note);
  for (const note of notes) {
    remove(note, { cascade: true }, (each) => isElement(each) && gone.has(each));
    dropMarker(note);
  }
  remove(tree, { cascade: true }, (each) => isElement(each) && (gone.has(each) || isListOfNotes(each)));
  tree.children.push(...notes);
}
