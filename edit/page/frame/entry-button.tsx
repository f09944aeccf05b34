type Props = {
  where?: string;
  excerpt: string;
  onOpen: () => void;
};

export function EntryButton({ where, excerpt, onOpen }: Props) {
  return (
    <button type="button" onClick={onOpen}>
      {where !== undefined && <span className="where">{where}</span>}
      <span className="excerpt">{excerpt}</span>
    </button>
  );
}
