import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { useForm } from '#edit/page/saving/use-form.ts';
import { EditingContext, type Editing } from '#edit/page/fields/editing.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import { Problems } from './problems.tsx';

type Form = Omit<ReturnType<typeof useForm>, 'save' | 'conflict'>;
type Props = Pick<ComponentProps<typeof Problems>, 'fields' | 'ignored'> & {
  form: Form;
  editing?: Partial<Editing>;
  label?: string;
  /** What must end before saving, as in 'Reading the logo…'. */
  waiting?: string | undefined;
  onSave: () => void;
  onClose?: () => void;
  className?: string;
  actions?: ReactNode;
  children: ReactNode;
};

const changedElsewhere = 'This was changed elsewhere since you opened it. Nothing was overwritten.';
const removedElsewhere =
  'This was removed elsewhere since you opened it, or what it belongs to has changed. Nothing was written.';

/** After a refusal, the first refused field gets the focus. */
export function SaveForm({
  form,
  editing,
  fields,
  ignored,
  label = 'Save',
  waiting,
  onSave,
  onClose,
  className,
  actions,
  children,
}: Props) {
  const { open, close, setStatus } = useEditor();
  const { dialog, count, draft, setDraft, others, problems, refused, fault, isBusy, isConflict, isSaved } =
    form;
  const end = onClose ?? close;
  const cancel = () => {
    end();
    // Closing may say that what was typed is kept, which would be that of other dialogs.
    setStatus('');
  };
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused.length > 0) own.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  return (
    <form
      ref={own}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (waiting !== undefined) return;
        if (count === 0) end();
        else if (!isConflict) onSave();
      }}
    >
      <EditingContext value={{ fields, draft, setDraft, others, problems, placeholders: [], ...editing }}>
        {children}
      </EditingContext>
      <Problems
        {...{ problems, fields, ignored }}
        fault={fault || (isConflict ? (isSaved ? changedElsewhere : removedElsewhere) : '')}
      />
      <div className="foot">
        {isConflict ? (
          <>
            {count !== 0 && (
              <button type="button" className="primary" disabled={isBusy} onClick={onSave}>
                Save mine
              </button>
            )}
            <button type="button" onClick={form.discardThen(isSaved ? () => void open(dialog) : end)}>
              {isSaved ? 'Take the file’s version' : 'Discard what I typed'}
            </button>
          </>
        ) : (
          <>
            <button type="submit" className="primary" aria-disabled={isBusy || waiting !== undefined}>
              {isBusy ? 'Saving…' : (waiting ?? label)}
            </button>
            <button type="button" disabled={isBusy} onClick={form.discardThen(cancel)}>
              Cancel
            </button>
            {count !== undefined && count > 0 && (
              <span className="hint">{`${count} changed, not saved`}</span>
            )}
          </>
        )}
        {actions}
      </div>
    </form>
  );
}
