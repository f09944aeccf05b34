type Props = {
  isBusy: boolean;
  /** The number of values that differ from the files. */
  count: number;
  /** Whether the files were changed elsewhere while the panel was open. */
  isConflict: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onCancel: () => void;
};

/** The buttons below a panel. */
export function PanelActions({ isBusy, count, isConflict, onKeepMine, onTakeTheirs, onCancel }: Props) {
  if (isConflict) {
    return (
      <>
        {count > 0 && (
          <button type="button" className="primary" disabled={isBusy} onClick={onKeepMine}>
            Save mine
          </button>
        )}
        <button type="button" onClick={onTakeTheirs}>
          Take the file’s version
        </button>
      </>
    );
  }
  return (
    <>
      <button type="submit" className="primary" disabled={isBusy}>
        {isBusy ? 'Saving…' : 'Save'}
      </button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
      <span className="hint">{count > 0 && `${count} changed, not saved`}</span>
    </>
  );
}
