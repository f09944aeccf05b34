import type { Found } from '#edit/find/find.ts';

type Props = {
  places: readonly Found[];
  chosen: ReadonlySet<string>;
  by: string;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
};

export function ChooseAll({ places, chosen, label, onChoose }: Omit<Props, 'by'> & { label: string }) {
  const ids = places.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <label className="choice">
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < ids.length;
        }}
        type="checkbox"
        checked={count === ids.length}
        onChange={({ target }) => onChoose(ids, target.checked)}
      />
      <span>
        {label} <span className="where">{`${count} of ${ids.length}`}</span>
      </span>
    </label>
  );
}

type PlaceProps = Pick<Props, 'by' | 'onChoose'> & { place: Found; isChosen: boolean };

function FoundPlace({ place, isChosen, by, onChoose }: PlaceProps) {
  const { id, label, language, locale, before, found, after } = place;
  return (
    <li>
      <label className="choice" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChoose([id], target.checked)}
        />
        <span className="where">{[label, language].filter(Boolean).join(' · ')}</span>
        <span className="sentence" lang={locale || undefined}>
          {before}
          {isChosen ? (
            <>
              <del>{found}</del>
              <ins>{by}</ins>
            </>
          ) : (
            <mark>{found}</mark>
          )}
          {after}
        </span>
      </label>
    </li>
  );
}

export function FoundPlaces({ places, chosen, by, onChoose }: Props) {
  const pages = [...Map.groupBy(places, ({ page }) => page)];
  return pages.map(([page, onPage]) => (
    <section key={page} aria-label={page}>
      <h3>
        <ChooseAll places={onPage} chosen={chosen} label={page} onChoose={onChoose} />
      </h3>
      <ul>
        {onPage.map((place) => (
          <FoundPlace
            key={place.id}
            place={place}
            isChosen={chosen.has(place.id)}
            by={by}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  ));
}
