import { counted } from '#edit/content/labels.ts';
import { EntryButton } from '#edit/page/frame/entry-button.tsx';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { useEditor, dialogOf } from '#edit/page/use-editor.ts';
import type { ToDo } from '#edit/publish/before-launch.ts';

const groups = [
  ['stop', 'Blocks the launch'],
  ['wrong', 'Wrong facts'],
  ['note', 'Advice'],
] as const;

function Item({ item }: { item: ToDo }) {
  const { open } = useEditor();
  const { label, language, reason, alsoOn, toDo, at, dialog, address } = item;
  const where = [label, language].filter(Boolean).join(' · ');
  const also = alsoOn.length > 0 && ` Said on ${new Intl.ListFormat('en').format(alsoOn)}.`;
  const onOpen = () => {
    if (dialog) void open({ is: dialog }, { at });
    else if (at) void open(dialogOf([at]), { at });
    else if (address !== undefined) window.location.assign(address);
  };
  return (
    <li>
      {at || dialog || address !== undefined ? (
        <EntryButton where={where} excerpt={reason} onOpen={onOpen} />
      ) : (
        <p>
          <span className="where">{where}</span> {reason}
        </p>
      )}
      <p className="hint">
        {toDo}.{also}
      </p>
    </li>
  );
}

export function BeforeLaunch() {
  const { answer } = useAnswer('beforeLaunch', {});
  const items = answer?.items ?? [];
  const wrong = items.filter(({ state }) => state === 'wrong').length;
  const things = items.length > 0 ? counted(items.length, 'thing') : 'Nothing is left';
  const besides = answer?.isChecked ? '' : ', besides what the checks find on the pages';
  const facts = wrong > 0 ? `, ${counted(wrong, 'of them a wrong fact', 'of them wrong facts')}` : '';
  // The review also says if the server does not answer.
  if (!answer) return null;
  const summary = `${things} to do before launch${facts}${besides}`;
  if (items.length === 0) return <p className="hint">{summary}.</p>;
  return (
    <details className="before-launch">
      <summary>{summary}</summary>
      {groups.map(([state, name]) => {
        const own = items.filter((item) => item.state === state);
        return (
          own.length > 0 && (
            <details key={state}>
              <summary>
                {name} <span className="where">{own.length}</span>
              </summary>
              {[...Map.groupBy(own, ({ page }) => page)].map(([page, onPage]) => (
                <section key={page}>
                  <h4>{page}</h4>
                  <ul>
                    {onPage.map((item, index) => (
                      // Two places may have the same names.
                      // eslint-disable-next-line react/no-array-index-key
                      <Item key={index} item={item} />
                    ))}
                  </ul>
                </section>
              ))}
            </details>
          )
        );
      })}
    </details>
  );
}
