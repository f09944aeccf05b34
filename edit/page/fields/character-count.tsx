import { filled } from '#edit/page/saving/draft.ts';
import type { Field, FieldValue } from '#edit/words/fields.ts';
import { useEditing } from './editing.ts';

type Props = { id: string; field: Field; value: FieldValue; text: string };

const rounded = (characters: number) => (Math.round(characters / 10) * 10).toLocaleString('en');

export function roomWords(room: number): string {
  return room >= 0
    ? `page: ${rounded(room)} left`
    : `the page is ${rounded(-room)} too long: a phone shows it a moment later`;
}

export function CharacterCount({ id, field, value, text }: Props) {
  const { placeholders, pageRoom } = useEditing();
  const { characters, lines = 1 } = field.room;
  if (characters === undefined) return null;
  const left = pageRoom?.[value.locale];
  const inPage = (written: string) => filled(written, placeholders, value.locale).length;
  const whole = inPage(text);
  // The build leaves out the company's name if the title would be too long with it.
  const isTitle = field.path.join('.') === 'meta.title' && text.trim().endsWith('| {name}');
  const length = isTitle && whole > characters ? whole - inPage('| {name}') - 1 : whole;
  return (
    <span id={id} className="count">
      <span data-over={length > characters || undefined}>
        {length} of {characters} characters{lines > 1 && ` · at most ${lines} lines`}
      </span>
      {left !== undefined && ` · ${roomWords(left)}`}
    </span>
  );
}
