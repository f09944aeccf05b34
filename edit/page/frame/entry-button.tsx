type Props = {
  where?: string;
  /** What is there, in a line. */
  excerpt: string;
  onOpen: () => void;
};

/** Opens an entry of a list. */
export function EntryButton({ where, excerpt, onOpen }: Props) {
  return (
    <button type="button" onClick={onOpen}>
      {where !== undefined && <span className="where">{where}</span>}
      <span className="excerpt">{excerpt}</span>
    </button>
  );
}
