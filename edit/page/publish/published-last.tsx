import { ConfirmButton } from '#edit/page/frame/confirm-button.tsx';
import type { Version } from '#edit/publish/versions.ts';

export const timeInWords = (date: string) =>
  new Date(date).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

type Props = {
  title: string;
  versions: readonly Version[];
  isBusy: boolean;
  onTakeBack: (id: string) => void;
};

export function PublishedLast({ title, versions, isBusy, onTakeBack }: Props) {
  if (versions.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="versions">
        {versions.map(({ id, subject, by, date }) => (
          <li key={id}>
            <p>
              {subject}{' '}
              <span className="where">
                {by} · {timeInWords(date)}
              </span>
            </p>
            <ConfirmButton
              label="Take this back"
              confirm={`Take back “${subject}”`}
              hint="What it changed becomes as it was before, here. The site has it so once you publish that."
              isBusy={isBusy}
              onConfirm={() => onTakeBack(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
