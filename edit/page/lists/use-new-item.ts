import type { Asked } from '#edit/changes/asked.ts';
import type { Typed } from '#edit/changes/typed.ts';
import { anyItem, figuresDepth } from '#edit/content/place.ts';
import { lastPart } from '#edit/content/labels.ts';
import type { Editing } from '#edit/page/fields/value-editor.tsx';
import { findText } from '#edit/page/picking/pick.ts';
import { bringIntoView } from '#edit/page/picking/place.ts';
import { changesOf, roomLeft, typedTree, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { Field } from '#edit/words/fields.ts';
import type { Item } from '#edit/words/open.ts';
import type { Placeholder } from '#edit/words/references.ts';
import type { Path } from '#packages/content/tree.ts';
import { isBegun, nameSlot, newItemIn, valueIn } from './new-item-draft.ts';

/** The figures of the neighbour as those of the new item: their values are examples only. */
function ownFigures(figures: readonly Field[], name: string): Field[] {
  return figures.map((field) => ({
    ...field,
    draftPath: ['services', anyItem, ...field.path.slice(figuresDepth)],
    path: ['services', name, ...field.path.slice(figuresDepth)],
    label: lastPart(field.label),
    optional: true,
    values: field.values.map((value) => ({ ...value, value: '' })),
    examples: Object.fromEntries(field.values.map(({ locale, value }) => [locale, value])),
  }));
}

/** The placeholders of the new item's figures, with what is typed of them. */
function ownPlaceholders(draft: Draft, figures: readonly Field[], locales: readonly string[]): Placeholder[] {
  const byName = Map.groupBy(figures, ({ path }) => path.filter((key) => typeof key === 'string').join('.'));
  return [...byName].map(([name, fields]) => {
    const typed = fields.map(
      (field) =>
        typedValues(draft, [field])
          .map(({ text }) => text)
          .join('') || '…',
    );
    return { name, values: Object.fromEntries(locales.map((locale) => [locale, typed.join('–')])) };
  });
}

/** What is typed of the figures of the new item. Those that stay empty are left out: no text needs them. */
function figuresIn(draft: Draft, figures: readonly Field[]): Typed | undefined {
  const typed = typedValues(draft, figures).map(({ field: { path }, text }) => ({
    path: path.slice(figuresDepth),
    text,
  }));
  // A range has two of them.
  const ofFigures = [...Map.groupBy(typed, ({ path: [figure] }) => figure).values()];
  const given = ofFigures.filter((own) => own.some(({ text }) => text.trim() !== '')).flat();
  return given.length > 0 ? typedTree(given) : undefined;
}

export function useNewItem(item: Item) {
  const editor = useEditor();
  const { list, beside } = item;
  const form = useForm({ is: 'item', file: list.file, path: list.path, item: list.item }, item, {
    title: `${list.label}: new ${list.itemLabel}`,
    isChanged: isBegun,
    onSaved: () => {
      editor.saved('Added');
      const first = fields.find(({ kind }) => kind === 'text');
      const added = first && findText([first]);
      if (added) bringIntoView(added);
    },
    reopen: async () => {
      editor.setStatus('The file was changed elsewhere: nothing was added yet');
      await editor.add(list);
      return undefined;
    },
  });
  const { draft, setDraft, problems } = form;
  const typed = newItemIn(item, draft);
  const { name, at, fields } = typed;
  const figures = ownFigures(item.figures, name);
  const isTaken = list.names?.includes(name) ?? false;
  const add = () => {
    if (isTaken) return;
    const index = list.names && list.index + 1;
    const insert = (file: string, locale: string, path: Path, value: Typed): Asked => ({
      do: 'insert',
      at: { file, locale, path },
      value,
      index,
    });
    const ofFigures = figuresIn(draft, figures);
    const edits = [
      ...changesOf(draft, beside),
      ...(ofFigures === undefined ? [] : [insert('figures', '', ['services', name], ofFigures)]),
      ...list.locales.map((locale) => insert(list.file, locale, at, valueIn(draft, typed, locale))),
    ];
    void form.save(edits, `Add a ${list.itemLabel}`);
  };
  const locales = Object.keys(item.placeholders[0]?.values ?? {});
  const editing: Editing = {
    draft,
    setDraft,
    problems,
    placeholders: [...ownPlaceholders(draft, figures, locales), ...item.placeholders],
    pageRoom: roomLeft(item.pageRoom, draft, fields),
    exampleFor: (text) =>
      name === '' ? text : text.replaceAll(`{services.${list.item}.`, `{services.${name}.`),
  };
  return {
    ...form,
    ...typed,
    editing,
    figures,
    isTaken,
    setName: (text: string) => setDraft({ ...draft, [nameSlot]: text }),
    nameProblems: problems.filter(({ path }) => list.names && path === at.join('.')),
    /** All fields, at the places that the build's messages name. */
    placed: [...beside, ...fields, ...figures],
    add,
  };
}
