type Props = {
  /** What there is in the list; undefined until it is read. */
  said: string | undefined;
  /** Why it cannot be read. */
  fault: string;
};

/** Says what there is in a list of texts, or why it cannot be read. */
export function ResultStatus({ said, fault }: Props) {
  return (
    <>
      <p role="status">{said ?? (!fault && 'Reading…')}</p>
      <Fault text={fault} />
    </>
  );
}

/** Why something was not done, if it was not. */
export function Fault({ text }: { text: string }) {
  return <div role="alert">{text && <p className="notice">{text}</p>}</div>;
}
