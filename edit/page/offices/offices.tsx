import type { OfficeForm as Office, OpenedOffices } from '#edit/offices/offices.ts';
import { ask } from '#edit/page/ask.ts';
import { PanelActions } from '#edit/page/frame/panel-actions.tsx';
import { Problems } from '#edit/page/frame/problems.tsx';
import { Sheet } from '#edit/page/frame/sheet.tsx';
import { slotOf } from '#edit/page/saving/draft.ts';
import { useDraft } from '#edit/page/saving/use-draft.ts';
import { useSave } from '#edit/page/saving/use-save.ts';
import type { History } from '#edit/save/session.ts';
import { OfficeForm } from './office-form.tsx';

type Props = {
  opened: OpenedOffices;
  onReopen: () => void;
  onClose: () => void;
  onSaved: (history: History) => void;
};

const slot = slotOf('offices', '');
const most = 6;

/** An office while it is edited: `id` stays while its place and its name change. */
type Edited = Office & { id: string };

const withIds = (offices: readonly Office[]): Edited[] =>
  offices.map((office) => ({ ...office, id: office.key }));

function newOffice(languages: OpenedOffices['languages']): Edited {
  const words = languages.map(({ locale }) => [locale, {}] as const);
  return { id: crypto.randomUUID(), key: '', facts: {}, words: Object.fromEntries(words) };
}

/** The state of the offices: what is typed, and why it was not saved. */
function useOffices(opened: OpenedOffices, onSaved: Props['onSaved']) {
  const saved = JSON.stringify(withIds(opened.offices));
  const { draft, setDraft, clearDraft, discardThen } = useDraft('offices', {
    title: 'Offices',
    isChanged: (next) => next[slot] !== saved,
  });
  const { save, conflict, ...saving } = useSave(
    (history) => {
      clearDraft();
      onSaved(history);
    },
    () => ask('offices'),
  );
  const text = draft[slot] ?? saved;
  const offices = JSON.parse(text) as Edited[];
  return {
    offices,
    isChanged: text !== saved,
    isConflict: conflict !== undefined,
    ...saving,
    change: (next: readonly Edited[]) => setDraft({ [slot]: JSON.stringify(next) }),
    save: () => {
      const wanted = offices.map(({ key, facts, words }) => ({ key, facts, words }));
      void save([{ do: 'offices', offices: wanted }], (conflict ?? opened).hashes, 'Offices');
    },
    discardThen,
  };
}

type OfficeProps = {
  offices: readonly Edited[];
  /** The place of the one that is shown. */
  at: number;
  office: Edited;
  languages: OpenedOffices['languages'];
  onChange: (offices: readonly Edited[]) => void;
};

/** One of the offices, and its place among them. */
function EditedOffice({ offices, at, office, languages, onChange }: OfficeProps) {
  const name = office.words[languages[0]?.locale ?? '']?.['name'] || 'New office';
  const others = offices.toSpliced(at, 1);
  return (
    <fieldset>
      <legend>{name}</legend>
      <OfficeForm
        office={office}
        languages={languages}
        onChange={(next) => onChange(offices.with(at, { ...office, ...next }))}
      />
      <div className="office-actions">
        {at > 0 && (
          <button type="button" onClick={() => onChange(others.toSpliced(at - 1, 0, office))}>
            Move {name} up
          </button>
        )}
        {others.length > 0 && (
          <button type="button" onClick={() => onChange(others)}>
            Remove {name}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** The dialog of the offices: all that there is to know of each, in every language, saved in one step. */
export function Offices({ opened, onReopen, onClose, onSaved }: Props) {
  const { languages } = opened;
  const { offices, isChanged, isConflict, problems, fault, isBusy, ...edit } = useOffices(opened, onSaved);
  return (
    <Sheet title="Offices" onClose={onClose}>
      <form
        className="offices"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isChanged) onClose();
          else if (!isConflict) edit.save();
        }}
      >
        <div className="body">
          {offices.map((office, at) => (
            <EditedOffice key={office.id} {...{ offices, at, office, languages }} onChange={edit.change} />
          ))}
          {offices.length < most && (
            <button type="button" onClick={() => edit.change([...offices, newOffice(languages)])}>
              Add an office
            </button>
          )}
          <p className="hint">
            Contact cards, hours, the planner and the number of offices follow. Your own sentences do not:
            Publish lists those that name a place that is gone.
          </p>
        </div>
        <Problems
          problems={problems}
          fields={[]}
          fault={fault || (isConflict && 'The offices were changed elsewhere since you opened this.') || ''}
        />
        <div className="foot">
          <PanelActions
            {...{ isBusy, isConflict }}
            count={isChanged ? 1 : 0}
            onKeepMine={edit.save}
            onTakeTheirs={edit.discardThen(onReopen)}
            onCancel={edit.discardThen(onClose)}
          />
        </div>
      </form>
    </Sheet>
  );
}
