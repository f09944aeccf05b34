import { useId, type ComponentProps } from 'react';

type Props = ComponentProps<'input'> & { suggestions?: readonly string[] };

export function Suggested({ suggestions, ...input }: Props) {
  const id = useId();
  return (
    <>
      <input {...input} list={suggestions && id} />
      {suggestions && (
        <datalist id={id}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  );
}
