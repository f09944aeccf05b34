/** A message of the build. Its first line is a sentence; lines below it quote the file. */
export function Reason({ text }: { text: string }) {
  const [sentence, ...quoted] = text.split('\n');
  return (
    <>
      {sentence}
      {quoted.length > 0 && <code className="quoted">{quoted.join('\n')}</code>}
    </>
  );
}
