import type { Change } from '#edit/changes/change.ts';
import { figuresDepth, keyOf } from '#edit/content/keys.ts';
import { lastPart } from '#edit/content/labels.ts';
import type { Editing } from '#edit/page/fields/value-editor.tsx';
import { findText } from '#edit/page/marks/pick.ts';
import { bringIntoView } from '#edit/page/marks/place.ts';
import { changesOf, roomLeft, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { Field } from '#edit/words/fields.ts';
import type { Item } from '#edit/words/open.ts';
import type { Placeholder } from '#edit/words/quotes.ts';
import { isBegun, nameSlot, newItemIn, valuesIn } from './new-item-draft.ts';

/** The figures of the neighbour as those of the new item: their values are examples only. */
function ownFigures(figures: readonly Field[], name: string): Field[] {
  return figures.map((field) => ({
    ...field,
    key: `new ${field.key}`,
    path: ['services', name, ...field.path.slice(figuresDepth)],
    label: lastPart(field.label),
    optional: true,
    values: field.values.map((value) => ({ ...value, value: '' })),
    examples: Object.fromEntries(field.values.map(({ locale, value }) => [locale, String(value)])),
  }));
}

/** Returns the placeholders of the new item's figures, with what is typed of them. */
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

/** The change that adds the figures of the new item, if it has any. Those that stay empty are left out: no text needs them. */
function figureChange(draft: Draft, figures: readonly Field[], change: Change & { do: 'add' }): Change[] {
  const values = typedValues(draft, figures).map(({ field: { path }, value: { locale }, text }) => ({
    path: path.slice(figuresDepth),
    locale,
    value: text,
  }));
  // A range has two of them.
  const ofFigures = [...Map.groupBy(values, ({ path: [figure] }) => figure).values()];
  const given = ofFigures.filter((own) => own.some(({ value }) => value.trim() !== '')).flat();
  return given.length > 0 ? [{ ...change, key: 'figures:services', values: given }] : [];
}

/** The state of a new item: what is typed, what it is called, and why it was not saved. */
export function useNewItem(item: Item) {
  const editor = useEditor();
  const { list, beside } = item;
  const listKey = keyOf(list.name, list.path);
  const form = useForm(`add ${listKey} ${list.item}`, item, {
    title: `${list.label}: new ${list.itemLabel}`,
    isChanged: isBegun,
    onSaved: () => {
      editor.saved('Added');
      const first = fields.find(({ kind }) => kind === 'text');
      const added = first && findText([keyOf(list.name, first.path)]);
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
    const named = list.names ? { as: name } : {};
    const values = valuesIn(draft, typed);
    const change = { do: 'add' as const, key: listKey, at: list.index + 1, values, ...named };
    const changes = [...changesOf(draft, beside), ...figureChange(draft, figures, change), change];
    void form.save(changes, `Add a ${list.itemLabel}`);
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
    /** Those of the name alone. */
    nameProblems: problems.filter(({ path }) => list.names && path === at.join('.')),
    /** All fields, at the places that the build's messages name. */
    placed: [...beside, ...fields, ...figures],
    add,
  };
}
