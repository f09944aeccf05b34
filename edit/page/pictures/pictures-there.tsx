import type { Picture } from '#edit/brand/pictures.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';

type Props = { chosen: string | undefined; onChoose: (picture: Picture) => void };

/** The pictures that the site has already. */
export function PicturesThere({ chosen, onChoose }: Props) {
  const { answer, fault } = useAnswer('pictures');
  const pictures = answer?.pictures ?? [];
  if (fault) return <p className="problem">{fault}</p>;
  if (pictures.length === 0) return null;
  return (
    <section>
      <h3>Or choose one from the site</h3>
      <ul className="thumbs">
        {pictures.map((picture) => (
          <li key={picture.file}>
            <button type="button" aria-pressed={picture.file === chosen} onClick={() => onChoose(picture)}>
              <img src={picture.preview} alt="" />
              {picture.file}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
