import { aThing } from '#edit/content/labels.ts';
import { isAtOrBelow } from '#edit/content/place.ts';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { Advice } from '#edit/page/fields/text-advice.tsx';
import { PanelFrame } from '#edit/page/frame/sheet.tsx';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { findText } from '#edit/page/picking/pick.ts';
import { roomLeft, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { Field } from '#edit/words/fields.ts';
import type { Item } from '#edit/words/open.ts';
import type { Placeholder } from '#edit/words/references.ts';
import { additionEdits, isBegun, nameSlot, newItemIn } from './form-values.ts';
import { FormParts } from './form-parts.tsx';

/** For the new item's figures, as far as they are typed. */
function ownPlaceholders(draft: Draft, figures: readonly Field[], locales: readonly string[]): Placeholder[] {
  const byName = Map.groupBy(figures, ({ path }) => path.filter((key) => typeof key === 'string').join('.'));
  return [...byName].map(([name, fields]) => {
    const typed = typedValues(draft, fields).map(({ text }) => text || '…');
    // The two figures of a range have one placeholder.
    const label = fields[0]?.label.replace(/, from$/, '');
    return { name, label, values: Object.fromEntries(locales.map((locale) => [locale, typed.join('–')])) };
  });
}

const shownName = { label: 'Its name', autoCapitalize: 'words', hint: 'As the site shows it.' };
const endOfAddress = {
  label: 'End of its address',
  autoCapitalize: 'none',
  hint: 'Made from its title. Links will lead to it, so you cannot change it later.',
};

export function AddItem({ opened }: { opened: Item }) {
  const editor = useEditor();
  const { label, itemLabel, file, path, item } = opened.list;
  const form = useForm({ is: 'item', file, path, item }, opened, {
    title: `${label}: new ${itemLabel}`,
    savedIn: () => ({}),
    isChanged: isBegun,
    onSaved: () => {
      editor.saved('Added');
      const first = fields.find(({ kind, path: own }) => kind === 'text' && isAtOrBelow(own, path));
      const added = first && findText([first]);
      added?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
  });
  const { draft, setDraft, problems } = form;
  const now = form.conflict ?? opened;
  const { list } = now;
  const { formValues, name, step, fields } = newItemIn(now, draft);
  const nameProblems = problems.filter(({ path }) => list.names && path === [...list.path, step].join('.'));
  const add = () => {
    const added = { fields, step, index: list.index + 1 };
    void form.save(additionEdits(list, draft, added), `Add ${aThing(list.itemLabel)}`);
  };
  const figures = fields.filter((field) => field.file === 'figures');
  const locales = Object.keys(opened.placeholders[0]?.values ?? {});
  const editing = {
    placeholders: [...ownPlaceholders(draft, figures, locales), ...opened.placeholders],
    pageRoom: roomLeft(opened.pageRoom, draft, fields),
    exampleFor: (text: string) =>
      name === '' ? text : text.replaceAll(`{services.${list.item}.`, `{services.${name}.`),
  };
  return (
    <PanelFrame where={list.label} title={`New ${list.itemLabel}`}>
      <SaveForm {...{ form, editing, fields }} ignored={nameProblems} label="Add" onSave={add}>
        <div className="body">
          <p className="hint">Fill it in for every language. Gray words are an example, and are not saved.</p>
          <div className="parts">
            <FormParts parts={opened.parts} formValues={formValues} />
          </div>
          {list.names && !list.keyFrom && (
            <TextField
              {...(list.hasShownNames ? shownName : endOfAddress)}
              value={name}
              spellCheck={false}
              reasons={nameProblems.map(reasonInWords)}
              onChange={(next) => {
                const own = list.hasShownNames ? next : next.toLowerCase().replaceAll(/\s+/g, '-');
                setDraft({ ...draft, [nameSlot]: own });
              }}
            />
          )}
          <Advice fields={fields} />
        </div>
      </SaveForm>
    </PanelFrame>
  );
}
