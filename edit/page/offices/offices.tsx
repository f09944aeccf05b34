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

/** The dialog of the offices: all that there is to know of each, in every language, saved in one step. */
export function Offices({ opened, onReopen, onClose, onSaved }: Props) {
  const { languages } = opened;
  const saved = JSON.stringify(withIds(opened.offices));
  const { draft, setDraft, clearDraft, discardThen } = useDraft('offices', {
    title: 'Offices',
    isChanged: (next) => next[slot] !== saved,
  });
  const { save, conflict, problems, fault, isBusy } = useSave(
    (history) => {
      clearDraft();
      onSaved(history);
    },
    () => ask('offices'),
  );
  const text = draft[slot] ?? saved;
  const offices = JSON.parse(text) as Edited[];
  const set = (next: readonly Edited[]) => setDraft({ [slot]: JSON.stringify(next) });
  const store = (hashes = opened.hashes) => {
    const wanted = offices.map(({ key, facts, words }) => ({ key, facts, words }));
    void save([{ do: 'offices', offices: wanted }], hashes, 'Offices');
  };
  return (
    <Sheet title="Offices" onClose={onClose}>
      <form
        className="offices"
        onSubmit={(event) => {
          event.preventDefault();
          if (text === saved) onClose();
          else if (!conflict) store();
        }}
      >
        <div className="body">
          {offices.map((office, at) => {
            const name = office.words[languages[0]?.locale ?? '']?.['name'] || 'New office';
            return (
              <fieldset key={office.id}>
                <legend>{name}</legend>
                <OfficeForm
                  office={office}
                  languages={languages}
                  onChange={(next) => set(offices.with(at, { ...office, ...next }))}
                />
                <div className="office-actions">
                  {at > 0 && (
                    <button
                      type="button"
                      onClick={() => set(offices.toSpliced(at, 1).toSpliced(at - 1, 0, office))}
                    >
                      Move {name} up
                    </button>
                  )}
                  {offices.length > 1 && (
                    <button type="button" onClick={() => set(offices.toSpliced(at, 1))}>
                      Remove {name}
                    </button>
                  )}
                </div>
              </fieldset>
            );
          })}
          {offices.length < most && (
            <button type="button" onClick={() => set([...offices, newOffice(languages)])}>
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
          fault={fault || (conflict && 'The offices were changed elsewhere since you opened this.')}
        />
        <div className="foot">
          <PanelActions
            isBusy={isBusy}
            count={text === saved ? 0 : 1}
            isConflict={conflict !== undefined}
            onKeepMine={() => store(conflict?.hashes)}
            onTakeTheirs={discardThen(onReopen)}
            onCancel={discardThen(onClose)}
          />
        </div>
      </form>
    </Sheet>
  );
}
