import { Sheet } from '#edit/page/frame/sheet.tsx';
import { SureButton } from '#edit/page/frame/sure-button.tsx';
import { discardDraft } from './use-draft.ts';

type Props = {
  drafts: readonly { name: string; title: string }[];
  onOpen: (name: string) => void;
  onClose: () => void;
};

/** Lists what is typed and not saved, such as a text that was refused. */
export function Unsaved({ drafts, onOpen, onClose }: Props) {
  return (
    <Sheet title="Typed, and not saved" onClose={onClose}>
      <div className="results">
        <p role="status">
          {drafts.length === 0 ? 'Nothing is left.' : 'It is kept until you close this tab.'}
        </p>
        <ul className="unsaved">
          {drafts.map(({ name, title }) => (
            <li key={name}>
              <button type="button" onClick={() => onOpen(name)}>
                <span className="excerpt">{title}</span>
              </button>
              <SureButton
                label="Discard"
                sure={`Discard ${title}`}
                hint="What you typed there is lost."
                isBusy={false}
                onSure={() => discardDraft(name)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
