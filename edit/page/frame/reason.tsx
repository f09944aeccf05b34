/** A message from the build: the first line is a sentence, further lines quote the file. */
export function Reason({ text }: { text: string }) {
  const [sentence, ...quoted] = text.split('\n');
  return (
    <>
      {sentence}
      {quoted.length > 0 && <code className="quoted">{quoted.join('\n')}</code>}
    </>
  );
}

/** What is wrong with a value: each reason once, though two places may have it. */
export function Reasons({ all }: { all: readonly string[] }) {
  return [...new Set(all)].map((reason) => (
    <p key={reason} className="problem">
      <Reason text={reason} />
    </p>
  ));
}
