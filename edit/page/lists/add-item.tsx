import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { Advice } from '#edit/page/fields/text-advice.tsx';
import { PanelFrame } from '#edit/page/frame/sheet.tsx';
import { SaveForm } from '#edit/page/frame/save-form.tsx';
import { slotOf } from '#edit/page/saving/draft.ts';
import type { List } from '#edit/words/lists.ts';
import type { Item } from '#edit/words/open.ts';
import { FormParts } from './form-parts.tsx';
import { useNewItem } from './use-new-item.ts';

type NameProps = { list: List; form: ReturnType<typeof useNewItem> };

function NewName({ list: { itemLabel, hasShownNames: isShown }, form }: NameProps) {
  const what = isShown ? 'name' : 'address';
  const taken = `There is a ${itemLabel} with this ${what} already. Choose another one.`;
  return (
    <TextField
      label={isShown ? 'Its name' : 'End of its address'}
      value={form.name}
      autoCapitalize={isShown ? 'words' : 'none'}
      spellCheck={false}
      reasons={[...(form.isTaken ? [taken] : []), ...form.nameProblems.map(reasonInWords)]}
      hint={
        isShown
          ? 'As the site shows it.'
          : 'Made from its title. Links will lead to it, so you cannot change it later.'
      }
      onChange={(name) => form.setName(isShown ? name : name.toLowerCase().replaceAll(/\s+/g, '-'))}
    />
  );
}

export function AddItem({ item }: { item: Item }) {
  const { list, beside } = item;
  const form = useNewItem(item);
  return (
    <PanelFrame
      title={
        <>
          <span className="where">{list.label}</span> New {list.itemLabel}
        </>
      }
    >
      <SaveForm
        form={form}
        editing={form.editing}
        fields={form.placed}
        ignored={form.nameProblems}
        label="Add"
        onSave={form.add}
      >
        <div className="body">
          <p className="hint">Fill it in for every language. Gray words are an example, and are not saved.</p>
          {beside.map((field) => (
            <FieldEditor key={slotOf(field, '')} field={field} />
          ))}
          <div className="parts">
            <FormParts parts={item.parts} formValues={form.formValues} />
          </div>
          {list.names && <NewName list={list} form={form} />}
          <Advice fields={form.fields} />
          {form.figures.map((field) => (
            <FieldEditor key={slotOf(field, '')} field={field} />
          ))}
        </div>
      </SaveForm>
    </PanelFrame>
  );
}
