import type { InputProps } from './input.tsx';

const separator = ', ';

/** Boxes for a list of choices, in the order in which they are chosen. */
export function Choices({ field, text, onChange, id, ...rest }: InputProps) {
  const chosen = text.split(separator).filter(Boolean);
  const { options = [] } = field;
  const unknown = chosen.filter((each) => !options.some(({ value }) => value === each));
  return (
    <div {...rest} id={id} className="choices" role="group" aria-labelledby={`${id}-label`}>
      {[...options, ...unknown.map((value) => ({ value, label: value }))].map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) => {
              const others = chosen.filter((each) => each !== value);
              onChange((target.checked ? [...others, value] : others).join(separator));
            }}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
