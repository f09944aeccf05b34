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
